import { messages } from '#i18n/messages.ts'

/** Texts of the dialog in which accessories are chosen. They are loaded with the dialog. */
export const accessoriesTexts = messages(
  {
    close: 'Schließen',
    choose: 'Zubehör wählen',
    free: 'kostenlos',
    less: (name: string) => `Weniger: ${name}`,
    more: (name: string) => `Mehr: ${name}`,
    apply: 'Übernehmen',
    answer: 'Bitte beantworten Sie diese Frage.',
  },
  {
    close: 'Close',
    choose: 'Choose accessories',
    free: 'free of charge',
    less: (name) => `Fewer: ${name}`,
    more: (name) => `More: ${name}`,
    apply: 'Apply',
    answer: 'Please answer this question.',
  },
)
