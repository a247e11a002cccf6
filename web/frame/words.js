// What the frame says by itself, in both languages: everything else is worded by the app.
import { wordsIn as sharedWordsIn } from '../words.js';

const WORDS = {
  pl: {
    exactValue: (label) => `${label} – dokładna wartość`,
    asText: 'Pokaż jako tekst i tabelę',
    asPicture: 'Pokaż rysunek',
    drawAgain: 'Narysuj ponownie',
    notCopied: 'Przeglądarka nie pozwoliła skopiować. Wiersz jest zaznaczony: Ctrl+C lub ⌘C.',
    failures: {
      'no-wasm': 'Ta przeglądarka nie uruchamia WebAssembly, więc zamiast interaktywnego wykresu widać obraz i tabelę.',
      policy: 'Zabezpieczenia tej strony (CSP) nie pozwalają uruchomić wykresu: brakuje w nich wpisu „wasm-unsafe-eval”. Zostają obraz i tabela.',
      'no-webgl': 'Ta przeglądarka nie udostępnia WebGL 2, więc zamiast interaktywnego wykresu widać obraz i tabelę.',
      memory: 'Zabrakło pamięci na interaktywny wykres. Zostają obraz i tabela; pomaga zamknięcie innych kart.',
      'context-lost': 'Układ graficzny przestał rysować wykres. Liczby są w tabeli poniżej.',
      crash: 'W wykresie wystąpił błąd i trzeba było go zatrzymać. Ostatnie liczby pozostają w tabeli.',
    },
  },
  en: {
    exactValue: (label) => `${label} – exact value`,
    asText: 'Show as text and a table',
    asPicture: 'Show the picture',
    drawAgain: 'Draw again',
    notCopied: 'The browser did not allow copying. The line is selected: Ctrl+C or ⌘C.',
    failures: {
      'no-wasm': 'This browser does not run WebAssembly, so a picture and a table stand in for the interactive chart.',
      policy: 'This page’s security policy (CSP) does not let the chart run: it lacks “wasm-unsafe-eval”. The picture and the table remain.',
      'no-webgl': 'This browser does not offer WebGL 2, so a picture and a table stand in for the interactive chart.',
      memory: 'There was not enough memory for the interactive chart. The picture and the table remain; closing other tabs helps.',
      'context-lost': 'The graphics chip stopped drawing the chart. The figures are in the table below.',
      crash: 'The chart ran into an error and had to be stopped. Its last figures remain in the table.',
    },
  },
};

export const wordsIn = (language) => (language === 'en' ? WORDS.en : WORDS.pl);

// `reason` as the frame's failures name it.
export const sentenceFor = (reason, language) => {
  if (reason === 'network') return sharedWordsIn(language).unreachable;
  const { failures } = wordsIn(language);
  return failures[reason] ?? failures.crash;
};
