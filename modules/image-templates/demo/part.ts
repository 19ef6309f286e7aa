import sql from 'sql-template-tag'
import { insertRecord } from '#platform/insert-record.ts'
import type { DemoPart } from '#demo/part.ts'
import { imageTemplateEntity } from '../contract.ts'

const letters = { type: 'text', family: 'Hanken Grotesk', variant: '700', minSize: 28, lineHeight: 1.1 }

/** The template of the demo restaurant: a dish with its picture and price, and a QR code that opens the page of the restaurant. */
const dish = {
  identifier: 'tagesgericht',
  name: 'Tagesgericht',
  canvas: { w: 1200, h: 630, background: '#fbf6ea' },
  layers: [
    { type: 'image', id: 'picture', name: 'Bild des Gerichts', x: 620, y: 0, w: 580, h: 630, binding: 'product.image' },
    { type: 'shape', id: 'band', name: 'Band', x: 56, y: 56, w: 300, h: 64, color: '#8a1f23', radius: 8 },
    {
      ...letters,
      id: 'label',
      x: 80,
      y: 66,
      w: 252,
      h: 44,
      size: 32,
      maxLines: 1,
      color: '#ffffff',
      fallback: 'Heute frisch',
    },
    {
      ...letters,
      id: 'name',
      name: 'Gericht',
      x: 56,
      y: 150,
      w: 530,
      h: 200,
      size: 76,
      maxLines: 2,
      binding: 'product.name',
    },
    {
      ...letters,
      id: 'price',
      name: 'Preis',
      x: 56,
      y: 360,
      w: 530,
      h: 80,
      size: 60,
      maxLines: 1,
      color: '#8a1f23',
      binding: 'product.price',
    },
    {
      ...letters,
      id: 'place',
      name: 'Gasthaus',
      variant: '400',
      x: 210,
      y: 480,
      w: 376,
      h: 110,
      size: 32,
      maxLines: 2,
      binding: 'branch.address',
    },
    {
      type: 'qr',
      id: 'code',
      name: 'QR-Code',
      x: 56,
      y: 460,
      w: 140,
      h: 140,
      binding: 'branch.url',
      background: '#fbf6ea',
    },
  ],
}

/** The template of the demo limousine service, for links to pages that are shared: the title of the page on a green background. */
const page = {
  identifier: 'seite-teilen',
  name: 'Seite teilen',
  canvas: { w: 1200, h: 630, background: '#0a4030' },
  layers: [
    { type: 'shape', id: 'ring', name: 'Kreis', shape: 'ellipse', x: 860, y: 250, w: 520, h: 520, color: '#0f5a41' },
    {
      ...letters,
      id: 'title',
      name: 'Titel',
      x: 72,
      y: 90,
      w: 1000,
      h: 220,
      size: 92,
      maxLines: 2,
      color: '#ffffff',
      binding: 'site.title',
      fallback: 'Ruhig ans Ziel',
    },
    {
      ...letters,
      id: 'text',
      name: 'Beschreibung',
      variant: '400',
      x: 72,
      y: 330,
      w: 760,
      h: 130,
      size: 38,
      lineHeight: 1.25,
      maxLines: 3,
      color: '#e9f0eb',
      binding: 'site.description',
      fallback: 'Fester Preis, fester Wagen.',
    },
    {
      ...letters,
      id: 'phone',
      name: 'Telefon',
      x: 72,
      y: 520,
      w: 760,
      h: 60,
      size: 40,
      maxLines: 1,
      color: '#ffffff',
      binding: 'branch.phone',
    },
    { type: 'qr', id: 'code', name: 'QR-Code', x: 940, y: 400, w: 190, h: 190, binding: 'site.url', color: '#0a4030' },
  ],
}

/** Stores one template for each of the two demo brands: a dish for the restaurant, and a page for the limousine service. */
export const demoPart: DemoPart = {
  after: ['media'],
  async fill(tx, core, brand) {
    if (brand === 'lindwurm') {
      const shown = await tx.first<{ id: string }>(sql`SELECT id FROM products WHERE name = 'Backhendl'`)
      await insertRecord(tx, core, imageTemplateEntity, { ...dish, productId: shown?.id ?? null })
    }
    if (brand === 'donau') await insertRecord(tx, core, imageTemplateEntity, page)
  },
}
