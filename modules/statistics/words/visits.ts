import type { Locale } from '#contract/locale.ts'
import { messages } from '#i18n/messages.ts'

/** Texts for the figures about visits: names of the API calls, their definitions, and labels for the keys of rows. */
export const visitTexts = messages(
  {
    calls: {
      'unique-visitors': 'Summe der Tagesbesucher',
      'page-views': 'Seitenaufrufe',
      pages: 'Seiten',
      events: 'Ereignisse',
      'event-flow': 'Ereignisfluss',
      resolutions: 'Bildschirm',
      'device-pixel-ratios': 'Pixeldichte',
      'color-schemes': 'Hell oder dunkel',
      referrers: 'Woher',
      browsers: 'Browser',
      'operating-systems': 'Betriebssystem',
      'visitor-times': 'Wann kommen Besuche?',
    },
    definitions: {
      'unique-visitors':
        'Verschiedene Besucher je Tag mit Einwilligung, über die Tage summiert. Niemand ist über Tage wiedererkennbar.',
      'page-views': 'Aufrufe von Seiten; dieselbe Seite innerhalb einer halben Sekunde zählt einmal.',
      pages: 'Aufrufe je Seite, dazu Besucher je Tag, Einstiege und Ausstiege.',
      events: 'Ereignisse wie „In den Warenkorb“, je Art.',
      'event-flow': 'Die ersten sieben Schritte der Besuche; seltene Schritte stehen unter „Andere“.',
      resolutions: 'Besuche nach der Breite des Bildschirms.',
      'device-pixel-ratios': 'Besuche nach der Pixeldichte des Bildschirms.',
      'color-schemes': 'Besuche nach der Einstellung hell oder dunkel.',
      referrers: 'Besuche nach der Seite, von der sie kamen; ohne Angabe „direkt“.',
      browsers: 'Besuche nach Browser.',
      'operating-systems': 'Besuche nach Betriebssystem.',
      'visitor-times': 'Beginn der Besuche je Wochentag und Stunde.',
    },
    screens: {
      mobile: 'Mobil, unter 720',
      tablet: 'Tablet, unter 1024',
      desktop: 'Desktop, unter 1600',
      large: 'Groß',
      unknown: 'unbekannt',
    },
    schemes: { dark: 'dunkel', light: 'hell', unknown: 'unbekannt' },
    direct: 'direkt',
    unknown: 'unbekannt',
    others: 'andere',
    nodes: {
      exit: 'Ausstieg',
      more: 'weiter',
      other: 'Andere',
      addtocart: 'In den Warenkorb',
      initiatecheckout: 'Zur Kasse',
      purchase: 'Bestellt',
      openfaq: 'Frage geöffnet',
    },
    groups: { store: 'Bestellseite', status: 'Bestellstatus' },
    home: 'Startseite',
  },
  {
    calls: {
      'unique-visitors': 'Sum of daily visitors',
      'page-views': 'Page views',
      pages: 'Pages',
      events: 'Events',
      'event-flow': 'Event flow',
      resolutions: 'Screen',
      'device-pixel-ratios': 'Pixel ratio',
      'color-schemes': 'Light or dark',
      referrers: 'Where from',
      browsers: 'Browser',
      'operating-systems': 'Operating system',
      'visitor-times': 'When do visits come?',
    },
    definitions: {
      'unique-visitors':
        'Different visitors of each day with consent, summed over the days. Nobody can be recognised across days.',
      'page-views': 'Views of pages; the same page within half a second counts once.',
      pages: 'Views by page, with visitors of each day, entries and exits.',
      events: 'Events such as “added to cart”, by kind.',
      'event-flow': 'The first seven steps of visits; rare steps are “Others”.',
      resolutions: 'Visits by the width of the screen.',
      'device-pixel-ratios': 'Visits by the pixel ratio of the screen.',
      'color-schemes': 'Visits by the setting dark or light.',
      referrers: 'Visits by the site that they came from; “direct” without one.',
      browsers: 'Visits by browser.',
      'operating-systems': 'Visits by operating system.',
      'visitor-times': 'Beginnings of visits by weekday and hour.',
    },
    screens: {
      mobile: 'Mobile, below 720',
      tablet: 'Tablet, below 1024',
      desktop: 'Desktop, below 1600',
      large: 'Large',
      unknown: 'unknown',
    },
    schemes: { dark: 'dark', light: 'light', unknown: 'unknown' },
    direct: 'direct',
    unknown: 'unknown',
    others: 'others',
    nodes: {
      exit: 'Exit',
      more: 'goes on',
      other: 'Others',
      addtocart: 'Added to cart',
      initiatecheckout: 'To checkout',
      purchase: 'Ordered',
      openfaq: 'Question opened',
    },
    groups: { store: 'Order page', status: 'Order status' },
    home: 'Home',
  },
)

/** The label of a row in a list about visits. `dim` is the dimension of the list, for example 'screen'; `key` is the key of the row. */
export function visitLabel(dim: string, key: string, locale: Locale): string {
  const t = visitTexts(locale)
  const named = (names: Readonly<Record<string, string>>): string => names[key] ?? key
  if (dim === 'screen') return named(t.screens)
  if (dim === 'scheme') return named(t.schemes)
  if (dim === 'referrer') return key === '' ? t.direct : key
  if (dim === 'ratio') return key === 'other' ? t.others : key.replace('.', locale === 'de' ? ',' : '.')
  if (dim === 'event') return nodeName(key.split('/').at(-1) ?? key, locale)
  if (dim === 'page') return key === '/en' ? `${t.home} (EN)` : /^\/(de)?$/.test(key) ? t.home : key
  return key === '?' || key === '' ? t.unknown : key
}

/** The name of a node in the event flow: an event, a group of pages, or how the visit went on ('exit', 'more'). */
export function nodeName(node: string, locale: Locale): string {
  const { nodes, groups, home } = visitTexts(locale)
  const names: Readonly<Record<string, string>> = {
    ...nodes,
    '/': home,
    '/store/*': groups.store,
    '/status/*': groups.status,
  }
  return names[node] ?? node
}
