import {
  type Icon,
  IconAddressBook,
  IconCar,
  IconClock,
  IconDownload,
  IconHelpCircle,
  IconLayoutGrid,
  IconLayoutSidebar,
  IconListDetails,
  IconMap2,
  IconMapPin,
  IconPhoto,
  IconPuzzle,
  IconSparkles,
  IconSquare,
  IconStar,
  IconBuildingStore,
  IconLink,
  IconPhotoScan,
  IconTextCaption,
  IconToolsKitchen2,
  IconUsers,
  IconWall,
} from '@tabler/icons-react'
import type { BlockType } from '../../rules/blocks/block-types.ts'
import type { InsertChoice } from './insert-choices.ts'

type ElementChoice = NonNullable<InsertChoice['item']>

const icons: Readonly<Record<BlockType | ElementChoice, Icon>> = {
  hero: IconPhoto,
  bookingSystem: IconMap2,
  benefits: IconListDetails,
  vehicles: IconCar,
  teaser: IconLayoutGrid,
  imageText: IconLayoutSidebar,
  landingTeaser: IconSparkles,
  elements: IconWall,
  faqs: IconHelpCircle,
  greeting: IconPhoto,
  stores: IconBuildingStore,
  dishes: IconToolsKitchen2,
  contact: IconAddressBook,
  openingHours: IconClock,
  map: IconMapPin,
  reviews: IconStar,
  downloads: IconDownload,
  text: IconTextCaption,
  part: IconPuzzle,
  entries: IconUsers,
  gallery: IconPhotoScan,
  links: IconLink,
  narrowText: IconTextCaption,
}

export const blockIcon = (type: string): Icon => (icons as Readonly<Record<string, Icon>>)[type] ?? IconSquare
