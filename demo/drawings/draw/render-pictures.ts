// `node demo/drawings/draw/render-pictures.ts`: renders drawings in a browser to pixel files. These are needed for phones that do not
// support a manifest (icons), and for the picture of a shared link (1200 × 630).
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const demo = new URL('../../', import.meta.url)
/** Reads a drawing by its path in the demo: 'drawings/dish-breze'. */
const drawing = (path: string) => readFileSync(new URL(`${path}.svg`, demo), 'utf8')
const font = (path: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../node_modules/${path}`, demo), 'base64')}`
const wordmark = (name: string, viewBox: string, style: string) =>
  drawing(name).replace(
    /<svg[^>]*><symbol[^>]*>(.*)<\/symbol><\/svg>/s,
    `<svg viewBox="${viewBox}" style="${style}">$1</svg>`,
  )
const laid = (name: string, style: string) => drawing(name).replace('<svg ', `<svg style="position:absolute;${style}" `)

interface Picture {
  file: string
  width: number
  height: number
  html: string
}

const markOnGround = (mark: string, ground: string, share: number) =>
  `<div style="position:absolute;inset:0;background:${ground};display:grid;place-items:center">${drawing(mark).replace('<svg ', `<svg style="width:${share}%;height:${share}%" `)}</div>`

/**
 * Draws the icon for a phone's home screen. `share`: the width of the logo in percent of the icon. The phone rounds the corners of the
 * icon, and the corners must cut off nothing of the logo.
 */
const touchIcon = (brand: string, ground: string, share: number): Picture => ({
  file: `${brand}/theme/touch-180`,
  width: 180,
  height: 180,
  html: markOnGround(`${brand}/theme/mark`, ground, share),
})

const shared: Picture[] = [
  {
    file: 'donau/theme/share',
    width: 1200,
    height: 630,
    html: `<div style="position:absolute;inset:0;background:#07110d">${laid('donau/theme/scene-vienna', 'left:0;bottom:0;width:1400px;height:630px')}
      <div style="position:absolute;inset:0 0 45% 0;background:linear-gradient(#07110de6,#07110d00)"></div>
      <div style="position:absolute;left:72px;top:60px;color:#fff">${wordmark('donau/theme/wordmark', '0 0 176 44', 'height:120px;display:block')}</div></div>`,
  },
  {
    file: 'lindwurm/theme/share',
    width: 1200,
    height: 630,
    html: `<style>@font-face{font-family:G;src:url(${font('@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2')});font-weight:100 900}</style>
      <div style="position:absolute;inset:0;background:#e6b95c;overflow:hidden">
      ${laid('drawings/dish-weisswurst', 'left:782px;top:318px;width:520px')}${laid('drawings/dish-helles', 'left:846px;top:-40px;width:440px')}${laid('drawings/dish-schnitzel', 'left:470px;top:96px;width:600px')}
      <div style="position:absolute;left:72px;top:64px;color:#2a1512">${wordmark('lindwurm/theme/wordmark', '0 0 223 56', 'height:92px;display:block')}</div>
      <p style="position:absolute;left:72px;bottom:64px;margin:0;font:560 108px/1 G;color:#2a1512">Servus<br>beinand!</p></div>`,
  },
]

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const { file, width, height, html } of [
  touchIcon('donau', '#0f5a41', 100),
  touchIcon('lindwurm', '#8a1f23', 80),
  ...shared,
]) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:transparent}body>svg{display:block;width:100vw;height:100vh}</style>${html}`,
  )
  await page.evaluate(() => document.fonts.ready)
  const pixels = await page.screenshot({ omitBackground: true })
  await page.close()
  writeFileSync(
    new URL(`${file}.png`, demo),
    await sharp(pixels).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
  )
}
await browser.close()
