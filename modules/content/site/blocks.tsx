import type { Locale } from '#contract/locale.ts'
import type { ReactNode } from 'react'
import type { ThemeView } from '#modules/themes/contract.ts'
import type { Block } from '../contract.ts'
import type { DishOnGround } from '../rules/dish-views.ts'
import type { VehicleView } from '../rules/vehicle-views.ts'
import { BenefitsBlock } from './blocks/benefits-block.tsx'
import { type ContactBranch, ContactBlock } from './blocks/contact-block.tsx'
import { DishesBlock } from './blocks/dishes-block.tsx'
import { FaqsBlock } from './blocks/faqs-block.tsx'
import { GreetingBlock } from './blocks/greeting-block.tsx'
import { HeroBlock } from './blocks/hero-block.tsx'
import { ImageTextBlock } from './blocks/image-text-block.tsx'
import { StoresBlock, type StoreView } from './blocks/stores-block.tsx'
import { TextBlock } from './blocks/text-block.tsx'
import { VehiclesBlock } from './blocks/vehicles-block.tsx'

/** What the blocks of a page need beside their own words. */
export interface BlockSurroundings {
  locale: Locale
  /** The brand's looks: some blocks show its pictures. */
  theme: ThemeView
  vehicles: readonly VehicleView[]
  branch: ContactBranch | undefined
  stores?: readonly StoreView[]
  /** Products that the page names, by id. */
  dishes?: readonly DishOnGround[]
  /** Screens of other modules, put in by apps/site. */
  slots: {
    booking: ReactNode
    contactMap: ReactNode
  }
}

/** A page, block by block (specification §1: content pages are built from blocks). */
export function Blocks({ blocks, ...surroundings }: { blocks: readonly Block[] } & BlockSurroundings) {
  const headed = blocks.some(({ type }) => type === 'hero' || type === 'greeting')
  return keyed(blocks).map(({ key, block, isFirst }) => (
    <OneBlock key={key} block={block} isPageHeading={!headed && isFirst} surroundings={surroundings} />
  ))
}

/** A block has no name of its own: its place on the page is its identity. It comes once from the server and never moves. */
const keyed = (blocks: readonly Block[]): { key: string; block: Block; isFirst: boolean }[] =>
  blocks.map((block, index) => ({ key: `${block.type}-${index}`, block, isFirst: index === 0 }))

interface OneBlockProps {
  block: Block
  /** The page's h1, when no hero or greeting carries it. */
  isPageHeading: boolean
  surroundings: BlockSurroundings
}

function OneBlock({ block, isPageHeading, surroundings }: OneBlockProps) {
  const { locale, theme, vehicles, branch, stores = [], dishes = [], slots } = surroundings
  const Heading = isPageHeading ? 'h1' : 'h2'
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} locale={locale} theme={theme} />
    case 'greeting':
      return <GreetingBlock block={block} />
    case 'stores':
      return stores.length > 0 && <StoresBlock block={block} stores={stores} locale={locale} Heading={Heading} />
    case 'dishes': {
      const named = block.products.flatMap((id) => dishes.find((dish) => dish.id === id) ?? [])
      return named.length > 0 && <DishesBlock block={block} dishes={named} Heading={Heading} />
    }
    case 'bookingSystem':
      return slots.booking
    case 'benefits':
      return <BenefitsBlock block={block} />
    case 'vehicles':
      return (
        vehicles.length > 0 && <VehiclesBlock block={block} vehicles={vehicles} locale={locale} Heading={Heading} />
      )
    case 'imageText':
      return <ImageTextBlock block={block} locale={locale} theme={theme} Heading={Heading} />
    case 'faqs':
      return <FaqsBlock block={block} Heading={Heading} />
    case 'contact':
      return (
        branch && (
          <ContactBlock block={block} branch={branch} locale={locale} map={slots.contactMap} Heading={Heading} />
        )
      )
    case 'text':
      return <TextBlock block={block} Heading={Heading} />
  }
}
