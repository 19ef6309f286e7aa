import { messages } from '#i18n/messages.ts'

/** Texts of the invented order that the preview of a slip template shows. */
export const slipSampleTexts = messages(
  {
    headline: { kitchen: 'Tisch 12', receipt: 'Abholung', delivery: 'Lieferung', ride: 'Flughafentransfer' },
    dish: 'Schweinsbraten mit Kartoffelknödel',
    without: 'ohne Zwiebel',
    side: 'Krautsalat statt Sauerkraut',
    soup: 'Leberknödelsuppe',
    drink: 'Helles vom Fass',
    fee: 'Lieferung',
    ride: 'Business, bis 3 Personen',
    guest: 'Korbinian Huber',
    comment: 'Bitte läuten. Allergie: Sellerie!',
    rideComment: 'Zwei Koffer, ein Kindersitz.',
    destination: 'Kapuzinerplatz 5, 80337 München',
    deliveryFacts: {
      first: { label: 'Adresse', value: 'Kapuzinerplatz 5, 2. Stock' },
      second: { label: 'Ort', value: '80337 München' },
    },
    rideFacts: {
      first: { label: 'Von', value: 'Hotel Praterblick, Wien' },
      second: { label: 'Nach', value: 'Flughafen Wien, Ankunft 1A' },
      third: { label: 'Flug', value: 'OS 412' },
    },
  },
  {
    headline: { kitchen: 'Table 12', receipt: 'Takeaway', delivery: 'Delivery', ride: 'Airport transfer' },
    dish: 'Roast pork with potato dumpling',
    without: 'without onion',
    side: 'Coleslaw instead of sauerkraut',
    soup: 'Liver dumpling soup',
    drink: 'Lager on tap',
    fee: 'Delivery',
    ride: 'Business, up to 3 people',
    guest: 'Korbinian Huber',
    comment: 'Please ring. Allergy: celery!',
    rideComment: 'Two suitcases, one child seat.',
    destination: 'Kapuzinerplatz 5, 80337 München',
    deliveryFacts: {
      first: { label: 'Address', value: 'Kapuzinerplatz 5, 2nd floor' },
      second: { label: 'Place', value: '80337 München' },
    },
    rideFacts: {
      first: { label: 'From', value: 'Hotel Praterblick, Vienna' },
      second: { label: 'To', value: 'Vienna airport, arrivals 1A' },
      third: { label: 'Flight', value: 'OS 412' },
    },
  },
)
