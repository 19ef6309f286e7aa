import { messages } from '#i18n/messages.ts'

/** Names of the records of this module, for the list of the audit trail. */
export const mediaLogTexts = messages({ image: 'Bild', upload: 'Datei' }, { image: 'Picture', upload: 'File' })

const de = { 'image.replace': 'Bild ersetzt', 'image.recover': 'Bild zurückgeholt', 'upload.replace': 'Datei ersetzt' }
const en = {
  'image.replace': 'picture replaced',
  'image.recover': 'picture brought back',
  'upload.replace': 'file replaced',
}

/** Texts for the actions in the audit trail. The key is for example 'image.replace'. */
export const mediaActions = (locale: 'de' | 'en'): Readonly<Record<string, string>> => (locale === 'de' ? de : en)
