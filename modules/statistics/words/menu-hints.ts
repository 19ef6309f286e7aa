import { messages, plural } from '#i18n/messages.ts'

const times = (n: string) => `${n}-mal`

/** Texts of the hints for the menu. */
export const menuHintTexts = messages(
  {
    title: 'Was an der Karte ändern?',
    hint: 'Aus Verkäufen, Küchenzeiten und Bewertungen dieses Zeitraums',
    kinds: {
      disliked: {
        what: 'Schmeckt nicht',
        advice: 'Die Note gilt der ganzen Bestellung: Kommentare lesen, dann das Rezept ändern.',
      },
      unsold: { what: 'Nie bestellt', advice: 'Von der Karte nehmen oder besser zeigen.' },
      seldom: {
        what: 'Kaum bestellt',
        advice: 'Seltener als in einer von hundert Bestellungen: Lohnt sich das Gericht?',
      },
      fallen: { what: 'Weniger gefragt', advice: 'Preis, Bild und Zubereitung ansehen.' },
      slow: { what: 'Dauert lange', advice: 'Teile vorbereiten oder zu Stoßzeiten weglassen.' },
      risen: { what: 'Mehr gefragt', advice: 'Weiter oben zeigen, mehr davon vorbereiten.' },
    },
    facts: {
      disliked: (mean: string, reviews: number) =>
        `${mean} von 5 Sternen fürs Essen, ${reviews} ${plural(reviews, { one: 'Bewertung', other: 'Bewertungen' })}`,
      seldom: times,
      fallen: (now: string, before: string) => `${now} Bestellungen, davor ${before}`,
      risen: (now: string, before: string) => `${now} Bestellungen, davor ${before}`,
      slow: (minutes: string, usual: string) => `${minutes} min, sonst ${usual} min`,
    },
    more: (n: number) => `und ${n} ${plural(n, { one: 'weiteres', other: 'weitere' })}`,
    fewer: 'weniger zeigen',
    few: 'Hier steht, was zu ändern ist: ab 20 fertigen Bestellungen in mindestens sieben Tagen.',
    calm: 'Nichts fällt auf: Jedes Gericht wird bestellt, keines dauert lange, keines schmeckt schlecht.',
  },
  {
    title: 'What to change on the menu?',
    hint: 'From sales, kitchen times and reviews of this range',
    kinds: {
      disliked: {
        what: 'Not liked',
        advice: 'The stars are for the whole order: read the comments, then change the recipe.',
      },
      unsold: { what: 'Never ordered', advice: 'Take it off the menu, or show it better.' },
      seldom: { what: 'Hardly ordered', advice: 'In fewer than one of a hundred orders: is the dish worth it?' },
      fallen: { what: 'Less in demand', advice: 'Look at price, picture and preparation.' },
      slow: { what: 'Takes long', advice: 'Prepare parts of it, or leave it out at busy hours.' },
      risen: { what: 'More in demand', advice: 'Show it higher up, prepare more of it.' },
    },
    facts: {
      disliked: (mean, reviews) =>
        `${mean} of 5 stars for the food, ${reviews} ${plural(reviews, { one: 'review', other: 'reviews' })}`,
      seldom: (n) => `${n}×`,
      fallen: (now, before) => `${now} orders, before ${before}`,
      risen: (now, before) => `${now} orders, before ${before}`,
      slow: (minutes, usual) => `${minutes} min, usually ${usual} min`,
    },
    more: (n) => `and ${n} more`,
    fewer: 'show fewer',
    few: 'Suggestions appear here after 20 completed orders on at least seven days.',
    calm: 'Nothing stands out: every dish is ordered, none takes long, none is disliked.',
  },
)
