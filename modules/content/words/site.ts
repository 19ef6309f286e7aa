import { messages } from '#i18n/messages.ts'

/** Texts of content pages: legal texts, pictures, links (specification §2, Header, Site types, Legal). */
export const contentTexts = messages(
  {
    about: 'Über uns',
    aboutPath: 'ueber-uns',
    contact: 'Kontakt',
    more: 'Mehr erfahren',
    lightbox: {
      open: (name: string) => `${name}: Bilder ansehen`,
      close: 'Schließen',
      previous: 'Voriges Bild',
      next: 'Nächstes Bild',
      position: (n: number, of: number) => `${n} / ${of}`,
    },
    legalTitles: {
      termsAndConditions: 'Allgemeine Geschäftsbedingungen',
      privacyPolicy: 'Datenschutz',
      imprint: 'Impressum',
      allergens: 'Allergene',
      accessibility: 'Barrierefreiheit',
    },
  },
  {
    about: 'About us',
    aboutPath: 'about',
    contact: 'Contact',
    more: 'Learn more',
    lightbox: {
      open: (name) => `${name}: view pictures`,
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      position: (n, of) => `${n} / ${of}`,
    },
    legalTitles: {
      termsAndConditions: 'Terms and conditions',
      privacyPolicy: 'Privacy',
      imprint: 'Imprint',
      allergens: 'Allergens',
      accessibility: 'Accessibility',
    },
  },
)
