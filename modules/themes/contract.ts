import { endpoint } from '#contract/endpoint.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/** The name of a theme, as the settings of the brand store it. */
export const ThemeName = text(40).regex(/^[a-z0-9-]*$/)

export { neutralName } from './rules/neutral-name.ts'

/** Name of a file in the folder of a theme. */
const FileName = z.string().regex(/^[a-z0-9][a-z0-9-]*\.(svg|png|ico|webp|jpg|woff2)$/)
/** File name of a picture. '#day' at its end selects one view or symbol of an SVG file. */
const Picture = z.string().regex(/^[a-z0-9][a-z0-9-]*\.(svg|png|ico|webp|jpg)(#[a-z][a-z-]*)?$/)

/** CSS custom properties. The patterns forbid characters that could end the CSS rule, and values that make the browser load something. */
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

/** The names of the pictures of a theme, each for one place on the pages. A theme can leave out any of these pictures. */
const pictureNames = [
  /** The icons in the browser's tab. */
  'icon',
  'favicon',
  /**
   * The icons on the home screen of a phone: 180 px, 192 px, 512 px. Systems may cut off the edges of `iconMaskable`, so its drawing is within the
   * inner 80 %.
   */
  'touchIcon',
  'icon192',
  'icon512',
  'iconMaskable',
  /** The picture that is shown when a link is shared, 1200 × 630 px. */
  'share',
  'wordmark',
  'mark',
  /** The picture on the page that is shown for an unknown address. */
  'lost',
  /**
   * The pictures behind the text of the hero block. `hero`: for wide screens; `heroNarrow`: for phones; `heroArriving`: a picture, for
   * example a car, that moves in once after the page is loaded.
   */
  'hero',
  'heroNarrow',
  'heroArriving',
  /** The scene of the hero block without text. `sceneNight` is shown on the status page, `sceneDay` next to texts. */
  'sceneNight',
  'sceneDay',
  /** The pictures on the status page of a food order, one for each state. */
  'orderInKitchen',
  'orderReady',
  'orderOnTheWay',
] as const
export type PictureName = (typeof pictureNames)[number]

/** The look of a brand as data: colours and sizes, fonts, pictures, and a few texts that belong to the pictures. */
export const Theme = z.strictObject({
  label: Words,
  /** Custom properties for the light and the dark colour scheme. `dark` contains only values that differ from `light`. */
  tokens: z.strictObject({ light: Tokens, dark: Tokens }),
  fonts: z
    .array(
      z.strictObject({
        family: fontName,
        file: FileName,
        /** The weight of the font: '600', or a range '100 900' for a variable font. */
        weight: z.string().regex(/^\d{3}( \d{3})?$/),
        unicodeRange: z.string().regex(/^[U+0-9A-F?, -]{1,1000}$/i),
        /** True: the first visible part of every page needs this font, so it is loaded early. */
        preload: z.boolean().default(false),
      }),
    )
    .max(12)
    .default([]),
  /**
   * Fonts of the operating system that are shown until the theme's fonts are loaded. They are scaled to the size of the theme's fonts, so that the
   * text does not move when the fonts change. `size`, `ascent` and `descent` are percent.
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
  /**
   * The name of the business that is drawn in the wordmark and in the picture for sharing. A brand with another name does not get these two pictures.
   */
  shopName: text(120).default(''),
  /** The viewBox of the SVG of the wordmark (the logo with the name): '0 0 176 44'. */
  wordmarkBox: z
    .string()
    .regex(/^[\d. ]{0,40}$/)
    .default(''),
  /** The background colours of the three pictures for a food order. */
  orderGrounds: z.partialRecord(z.enum(['orderInKitchen', 'orderReady', 'orderOnTheWay']), text(40)).default({}),
  /** The texts of the scene for people who cannot see it. */
  sceneText: z.strictObject({ night: Words, day: Words }).optional(),
  /** `greeting`: text of the storefront's greeting. `atRest`: text of the screensaver on a self-service device. */
  greeting: Words.optional(),
  atRest: Words.optional(),
  /** The drawings that staff can choose as pictures of products. The key is the file name without '.svg'. */
  drawings: z.record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), Words).default({}),
  /** The drawings that the storefront's greeting shows first. */
  favourites: z.array(text(80)).max(12).default([]),
})
export type Theme = z.output<typeof Theme>
export type ThemeInput = z.input<typeof Theme>

/** The parts of a theme that a page needs. They contain addresses in place of file names. */
export interface ThemeView {
  name: string
  /** The CSS rules for the fonts and the custom properties. The page contains them in a style element. */
  css: string
  /** The value of `--night` for each colour scheme. The browser colours its own toolbar with it and cannot read it from CSS. */
  night: { light: string; dark: string }
  /** The addresses of the fonts that are loaded early. */
  preload: string[]
  pictures: Partial<Record<PictureName, string>>
  shopName: string
  wordmarkBox: string
  sceneText?: Theme['sceneText']
  greeting?: Theme['greeting']
  atRest?: Theme['atRest']
  favourites: string[]
}

/** A theme in the list from which staff choose in the back office. `colours` are the colours of the light scheme. */
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
