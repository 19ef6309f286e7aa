import { benefitIcons } from './benefit-icons.ts'
import type { FieldList } from './fields.ts'

const title = { type: 'text', max: 160, required: true } as const
const mayTitle = { type: 'text', max: 160 } as const
const lead = { type: 'textarea', max: 500 } as const
/** A link with its label, shown as a button. Without an address, no button is shown. */
const link = {
  type: 'group',
  fields: { label: { type: 'text', max: 120 }, url: { type: 'url', max: 500 } },
} as const

/**
 * The types of blocks that a page can consist of, each with its fields (specification §1, §2 Site types). The module that renders a block describes
 * what visitors see.
 */
export const blockTypes = {
  hero: { title, lead, image: { type: 'image', help: 'imageOfHero' }, button: link },
  bookingSystem: { note: { type: 'text', max: 300 } },
  benefits: {
    items: {
      type: 'collection',
      items: {
        benefit: {
          icon: {
            type: 'select',
            options: benefitIcons,
            default: 'check',
          },
          title: { type: 'text', max: 120, required: true },
          text: { type: 'textarea', max: 300, required: true },
        },
      },
      min: 1,
      max: 6,
    },
  },
  vehicles: { title, lead },
  teaser: {
    title: mayTitle,
    lead,
    items: {
      type: 'collection',
      items: {
        teaser: {
          title: { type: 'text', max: 120, required: true },
          text: { type: 'textarea', max: 300 },
          image: { type: 'image', help: 'imageOfTeaser' },
          link,
        },
      },
      min: 1,
      max: 12,
    },
  },
  imageText: {
    variant: { type: 'select', options: ['typeA', 'typeB'], default: 'typeA', required: true },
    title,
    lead: { type: 'textarea', max: 600 },
    text: { type: 'textarea', max: 4000 },
    image: { type: 'image', help: 'imageOfImageText' },
    link,
  },
  landingTeaser: {
    title,
    text: { type: 'textarea', max: 600 },
    image: { type: 'image', help: 'imageOfLandingTeaser' },
    url: { type: 'url', max: 500, help: 'urlOfLandingTeaser' },
    label: { type: 'text', max: 120 },
  },
  elements: {
    title: mayTitle,
    items: {
      type: 'collection',
      items: {
        text: { html: { type: 'wysiwyg', max: 20_000, required: true } },
        narrowText: { html: { type: 'wysiwyg', max: 20_000, required: true } },
        links: {
          links: {
            type: 'collection',
            items: {
              link: { label: { type: 'text', max: 120 }, url: { type: 'url', max: 500, required: true } },
            },
            min: 1,
            max: 12,
          },
        },
        markdown: { source: { type: 'markdown', max: 20_000, required: true } },
        gallery: { images: { type: 'images', min: 1, max: 40, required: true } },
      },
      min: 1,
      max: 40,
    },
  },
  faqs: {
    title,
    lead,
    entries: {
      type: 'collection',
      items: { entry: { question: { type: 'text', max: 300 }, answer: { type: 'textarea', max: 2000 } } },
      min: 1,
      max: 60,
    },
  },
  greeting: {
    title: { type: 'text', max: 80, required: true },
    lead,
    pictures: { type: 'images', max: 3 },
    links: {
      type: 'collection',
      items: {
        link: { label: { type: 'text', max: 120, required: true }, url: { type: 'url', max: 500, required: true } },
      },
      max: 3,
    },
  },
  stores: { title, lead },
  dishes: { title, lead, products: { type: 'reference', to: 'product', many: true, max: 12, required: true }, link },
  contact: { title },
  openingHours: { title, lead },
  map: { title },
  /** A frame with a page of a review service. Its address is in the settings (`reviewsUrl`). */
  reviews: { title, lead },
  /** Lists files that visitors can download: menus, forms, price lists. */
  downloads: { title: mayTitle, lead, files: { type: 'files', min: 1, max: 40, required: true } },
  text: { title: mayTitle, html: { type: 'wysiwyg', max: 60_000, required: true } },
  /** Shows all blocks of the chosen reusable part in the place of this block. */
  part: { block: { type: 'reference', to: 'block', required: true } },
  entries: {
    title: mayTitle,
    lead,
    nodes: { type: 'reference', to: 'node', many: true, min: 1, max: 24, required: true },
  },
} as const satisfies Readonly<Record<string, FieldList>>

export type BlockType = keyof typeof blockTypes
export const blockTypeNames = Object.keys(blockTypes) as BlockType[]
export const isBlockType = (type: unknown): type is BlockType =>
  typeof type === 'string' && Object.hasOwn(blockTypes, type)
