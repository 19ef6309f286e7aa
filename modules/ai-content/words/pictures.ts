import { messages } from '#i18n/messages.ts'

/** Texts of the panel that makes pictures for the library. */
export const pictureTexts = messages(
  {
    title: 'Bild erzeugen',
    wish: 'Was soll zu sehen sein?',
    example: 'Ein gedeckter Holztisch im Abendlicht, ohne Personen.',
    format: 'Format',
    formats: { landscape: 'Querformat, 3 : 2', square: 'Quadrat', portrait: 'Hochformat, 2 : 3' },
    start: 'Bild erzeugen',
    another: 'Noch ein Bild',
    willCost: (amount: string) => `Kostet ${amount}, auch wenn es Ihnen nicht gefällt.`,
    running: 'Das Bild entsteht …',
    stopped: 'Angehalten. Was der Anbieter bis dahin getan hat, kann kosten.',
    done: 'Das Bild liegt in der Mediathek und ist als KI-Bild markiert. Bitte beschreiben Sie dort, was es zeigt.',
    open: 'Bild öffnen',
    none: 'Der verbundene Anbieter macht keine Bilder. Ein Modell für Bilder und seinen Preis tragen Sie hier ein:',
    connections: 'Verbindungen',
    codes: {
      refused: 'Die KI hat dieses Bild abgelehnt. Bitte beschreiben Sie es anders.',
      unusable: 'Was kam, war kein Bild. Bitte versuchen Sie es noch einmal.',
    } as Readonly<Record<string, string>>,
  },
  {
    title: 'Make a picture',
    wish: 'What should it show?',
    example: 'A laid wooden table in the evening light, no people.',
    format: 'Format',
    formats: { landscape: 'Landscape, 3 : 2', square: 'Square', portrait: 'Portrait, 2 : 3' },
    start: 'Make the picture',
    another: 'Another picture',
    willCost: (amount: string) => `Costs ${amount}, even if you do not like it.`,
    running: 'The picture is being made …',
    stopped: 'Stopped. You may be charged for what the provider has done so far.',
    done: 'The picture is in the library, marked as made by an AI. Please describe there what it shows.',
    open: 'Open the picture',
    none: 'The connected provider makes no pictures. Enter a model for pictures and its price here:',
    connections: 'Connections',
    codes: {
      refused: 'The AI refused this picture. Please describe it differently.',
      unusable: 'The answer was not a picture. Please try again.',
    } as Readonly<Record<string, string>>,
  },
)
