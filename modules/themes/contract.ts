import { endpoint } from '#contract/endpoint.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/** Name of a theme in the brand's settings. */
export const ThemeName = text(40).regex(/^[a-z0-9-]*$/)

export { neutralName } from './rules/neutral-name.ts'

/** A file of a theme, by its name in the theme's folder. */
const FileName = z.string().regex(/^[a-z0-9][a-z0-9-]*\.(svg|png|ico|webp|jpg|woff2)$/)
/** File name of a picture; '#day' refers to a view or a symbol inside the file. */
const Picture = z.string().regex(/^[a-z0-9][a-z0-9-]*\.(svg|png|ico|webp|jpg)(#[a-z][a-z-]*)?$/)

/** Custom properties of CSS. A value cannot end its rule and cannot load anything. */
const Tokens = z.record(
  z.string().regex(/^--[a-z0-9-]+$/),
  z
    .string()
    .regex(/^[^<>{};\\]{1,300}$/)
    .refine((value) => !/url\s*\(|@import/i.test(value)),
)

export const Words = z.strictObject({ de: text(200), en: text(200) })
export type Words = z.infer<typeof Words>

const fontName = z.string().regex(/^[A-Za-z0-9 ]{1,60}$/)
const percent = z.number().min(1).max(400)

/** The places where a theme's pictures are shown. A theme may leave any of them out. */
const pictureNames = [
  /** The icon in the browser's tab. */
  'icon',
  'favicon',
  /** The icon on the home screen: 180 px, 192 px, 512 px. The drawing of `iconMaskable` is within the inner 80 %. */
  'touchIcon',
  'icon192',
  'icon512',
  'iconMaskable',
  /** The preview picture of a shared link, 1200 × 630 px. */
  'share',
  'wordmark',
  'mark',
  /** The picture on the page of an unknown address. */
  'lost',
  /** Behind the text of the hero: for wide screens, for phones, and the picture that moves in once. */
  'hero',
  'heroNarrow',
  'heroArriving',
  /** The same scene without text: on the status page, and next to a text. */
  'sceneNight',
  'sceneDay',
  /** One picture for each state of a food order. */
  'orderInKitchen',
  'orderReady',
  'orderOnTheWay',
] as const
export type PictureName = (typeof pictureNames)[number]

/** The look of a brand as data: colours and sizes, fonts, pictures, and the few texts that belong to them. */
export const Theme = z.strictObject({
  label: Words,
  /** `dark` contains only the values that differ from `light`. */
  tokens: z.strictObject({ light: Tokens, dark: Tokens }),
  fonts: z
    .array(
      z.strictObject({
        family: fontName,
        file: FileName,
        /** Font weight: '600', or '100 900' for a variable font. */
        weight: z.string().regex(/^\d{3}( \d{3})?$/),
        unicodeRange: z.string().regex(/^[U+0-9A-F?, -]{1,1000}$/i),
        /** Whether the first view of each page needs the font. */
        preload: z.boolean().default(false),
      }),
    )
    .max(12)
    .default([]),
  /**
   * Fonts of the operating system, scaled to the size of the theme's fonts. They are shown until the real fonts are loaded, so that nothing moves
   * then. Values in percent.
   */
  standIns: z
    .array(
      z.strictObject({
        family: fontName,
        local: z.array(fontName).min(1).max(4),
        weight: z
          .string()
          .regex(/^\d{3}( \d{3})?$/)
          .optional(),
        size: percent,
        ascent: percent,
        descent: percent,
      }),
    )
    .max(6)
    .default([]),
  pictures: z.partialRecord(z.enum(pictureNames), Picture).default({}),
  /** The name in the wordmark and in the picture for sharing. A business with another name does not get these pictures. */
  shopName: text(120).default(''),
  /** The viewBox of the wordmark's drawing: '0 0 176 44'. */
  wordmarkBox: z
    .string()
    .regex(/^[\d. ]{0,40}$/)
    .default(''),
  /** Background colours of the three pictures of an order. */
  orderGrounds: z.partialRecord(z.enum(['orderInKitchen', 'orderReady', 'orderOnTheWay']), text(40)).default({}),
  /** Text alternatives of the scene, for people who cannot see it. */
  sceneText: z.strictObject({ night: Words, day: Words }).optional(),
  /** Texts of the storefront's greeting and of its screensaver. */
  greeting: Words.optional(),
  atRest: Words.optional(),
  /** Drawings that staff may choose as pictures of products, by file name without '.svg'. */
  drawings: z.record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), Words).default({}),
  /** The drawings that the storefront's greeting shows first. */
  favourites: z.array(text(80)).max(12).default([]),
})
export type Theme = z.output<typeof Theme>
export type ThemeInput = z.input<typeof Theme>

/** The values of a theme that a page needs: plain data, with addresses instead of file names. */
export interface ThemeView {
  name: string
  /** CSS of fonts and tokens, for a style element of the page. */
  css: string
  /** `--night` of each colour scheme, for the browser's own toolbars: they cannot read a style sheet. */
  night: { light: string; dark: string }
  /** Addresses of the fonts that the first view needs. */
  preload: string[]
  pictures: Partial<Record<PictureName, string>>
  shopName: string
  wordmarkBox: string
  sceneText?: Theme['sceneText']
  greeting?: Theme['greeting']
  atRest?: Theme['atRest']
  favourites: string[]
}

/** A theme as the back office offers it. The colours are those of the light scheme. */
export const ThemeChoice = z.object({
  name: z.string(),
  label: Words,
  colours: z.object({ brand: z.string(), onBrand: z.string(), paper: z.string() }),
  drawings: z.record(z.string(), Words),
})
export type ThemeChoice = z.infer<typeof ThemeChoice>

export const themesEndpoints = {
  list: endpoint({
    id: 'themes.list',
    method: 'GET',
    path: '/api/themes',
    access: 'staff',
    reply: z.array(ThemeChoice),
    summary: 'Themes that the brand may choose from: the neutral one and its own',
  }),
  file: endpoint({
    id: 'themes.file',
    kind: 'raw',
    method: 'GET',
    path: '/theme/:name/:version/:file',
    access: 'public',
    params: z.strictObject({
      name: z.string().regex(/^[a-z0-9-]{1,40}$/),
      version: z.string().regex(/^[a-z0-9]{1,20}$/),
      file: FileName,
    }),
    reply: z.string(),
    summary: 'A file of a theme; another content has another version, and so another address',
  }),
}
