import { errorEntries } from '#i18n/errors.ts'

export const aiContentErrors = errorEntries({
  'ai.running': {
    status: 409,
    de: 'Für diese Seite entstehen gerade Vorschläge. Bitte warten Sie darauf, oder brechen Sie sie ab.',
    en: 'Proposals for this page are being made. Please wait for them, or stop them.',
  },
  'ai.ended': {
    status: 409,
    de: 'Dieser Vorschlag läuft nicht mehr.',
    en: 'This proposal is no longer being made.',
  },
  'ai.nothing': {
    status: 422,
    de: 'Hier gibt es nichts zu tun. Leeren Sie ein Feld, oder wählen Sie Felder aus.',
    en: 'There is nothing to do here. Empty a field, or choose fields.',
  },
  'ai.no_source': {
    status: 422,
    de: 'Diese Seite gibt es in der anderen Sprache nicht. Legen Sie sie dort zuerst an.',
    en: 'This page does not exist in the other language. Please create it there first.',
  },
  'ai.needs_provider': {
    status: 422,
    de: 'Dafür braucht es eine KI. Bitte richten Sie unter „Verbindungen“ eine ein.',
    en: 'This needs an AI. Please connect one under “Connections”.',
  },
  'ai.no_pictures': {
    status: 422,
    de: 'Der verbundene Anbieter macht keine Bilder. Bitte tragen Sie unter „Verbindungen“ ein Modell für Bilder ein.',
    en: 'The connected provider makes no pictures. Please enter a model for pictures under “Connections”.',
  },
  'ai.budget': {
    status: 409,
    de: 'Das Budget dieses Monats reicht dafür nicht mehr. Texte aus Vorlagen bleiben möglich.',
    en: 'The budget of this month is not enough for this. Texts from templates are still possible.',
  },
  'ai.too_many': {
    status: 429,
    de: 'Das waren 20 Vorschläge in einer Stunde. Bitte versuchen Sie es später wieder.',
    en: 'You have asked for 20 proposals within an hour. Please try again later.',
  },
  'ai.changed': {
    status: 409,
    de: 'Der Text wurde inzwischen geändert. Bitte vergleichen Sie ihn neu.',
    en: 'The text has been changed meanwhile. Please compare it again.',
  },
  'ai.no_proposal': {
    status: 404,
    de: 'Diesen Vorschlag gibt es nicht mehr.',
    en: 'This proposal no longer exists.',
  },
})
declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof aiContentErrors, unknown> {}
}
