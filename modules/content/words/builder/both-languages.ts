import { words } from '#i18n/messages.ts'

/** Texts about publishing the two languages of a page together, and about undoing this. */
export const bothLanguagesWords = words(
  {
    both: {
      title: (name: string) => `„${name}“ veröffentlichen`,
      published: (name: string, language: string) => `„${name}“ ist veröffentlicht, auch ${language}.`,
      refused: (language: string, name: string, why: string) =>
        `${language} („${name}“) ist noch nicht veröffentlicht: ${why}`,
      open: (language: string) => `${language} öffnen`,
      takenBack: (name: string, language: string) =>
        `„${name}“: Die Veröffentlichung ist zurückgenommen, auch ${language}. Die Entwürfe bleiben.`,
      notTakenBack: (language: string, name: string, why: string) =>
        `${language} („${name}“) ist nicht zurückgenommen: ${why}`,
      stays: (language: string) => `${language} bleibt, wie es ist.`,
      empty: 'Diese Seite ist noch leer.',
      edited: 'Diese Seite bearbeitet gerade jemand anderes.',
      planned: 'Diese Seite ist schon geplant. Ihr Plan würde enden.',
    },
  },
  {
    both: {
      title: (name) => `Publish “${name}”`,
      published: (name, language) => `“${name}” is published, in ${language} too.`,
      refused: (language, name, why) => `${language} (“${name}”) is not published yet: ${why}`,
      open: (language) => `Open ${language}`,
      takenBack: (name, language) => `“${name}”: the publication is taken back, in ${language} too. The drafts stay.`,
      notTakenBack: (language, name, why) => `${language} (“${name}”) is not taken back: ${why}`,
      stays: (language) => `${language} stays as it is.`,
      empty: 'This page is still empty.',
      edited: 'Somebody else is editing this page now.',
      planned: 'This page is already planned. Its plan would end.',
    },
  },
)
