import { messages } from '../messages.ts'

/** Drawings that ship with the product, by file name (packages/ui/site/art). */
export const artworkNames = messages(
  {
    'vehicle-business': 'Limousine',
    'vehicle-first-class': 'Oberklasse-Limousine',
    'vehicle-van': 'Van',
    'scene-vienna': 'Wien bei Nacht',
  },
  {
    'vehicle-business': 'Saloon',
    'vehicle-first-class': 'Luxury saloon',
    'vehicle-van': 'Van',
    'scene-vienna': 'Vienna at night',
  },
)
