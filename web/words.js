// What both the element and the frame say by themselves, in both languages.
const WORDS = {
  pl: {
    frameTitle: 'Prefill kontra decode – na co idą sekundy odpowiedzi modelu',
    waiting: 'Tu pojawi się interaktywny wykres: ile trwa czytanie promptu, a ile pisanie odpowiedzi.',
    otherState: 'Obraz i tabela pokazują ustawienia domyślne, nie te, które tu wybrano.',
    unreachable: 'Nie udało się pobrać interaktywnego wykresu. Zostają obraz i tabela; odświeżenie strony może pomóc.',
  },
  en: {
    frameTitle: 'Prefill versus decode – where the seconds of an answer go',
    waiting: 'The interactive chart appears here: how long a prompt takes to read, and an answer to write.',
    otherState: 'Picture and table show the default settings, not those chosen here.',
    unreachable: 'The interactive chart could not be fetched. The picture and the table remain; reloading the page may help.',
  },
};

export const wordsIn = (language) => (language === 'en' ? WORDS.en : WORDS.pl);
