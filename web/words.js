// What both the element and the frame say by themselves, in both languages.
const WORDS = {
  pl: {
    frameTitle: 'Prefill kontra decode – na co idą sekundy odpowiedzi modelu',
    unreachable: 'Nie udało się pobrać interaktywnego wykresu. Zostają obraz i tabela; odświeżenie strony może pomóc.',
  },
  en: {
    frameTitle: 'Prefill versus decode – where the seconds of a model’s answer go',
    unreachable: 'The interactive chart could not be fetched. The picture and the table remain; reloading the page may help.',
  },
};

export const wordsIn = (language) => (language === 'en' ? WORDS.en : WORDS.pl);
