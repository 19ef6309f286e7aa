import {
  type Icon,
  IconAddressBook,
  IconCar,
  IconHelpCircle,
  IconLayoutGrid,
  IconLayoutSidebar,
  IconListDetails,
  IconMap2,
  IconPhoto,
  IconPuzzle,
  IconSparkles,
  IconSquare,
  IconBuildingStore,
  IconTextCaption,
  IconToolsKitchen2,
  IconUsers,
  IconWall,
} from '@tabler/icons-react'
import type { BlockType } from '../../rules/blocks/block-types.ts'

const icons: Readonly<Record<BlockType, Icon>> = {
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
  text: IconTextCaption,
  part: IconPuzzle,
  entries: IconUsers,
}

export const blockIcon = (type: string): Icon => (icons as Readonly<Record<string, Icon>>)[type] ?? IconSquare
