// `node packages/ui/site/art/draw/render-pictures.ts`: the pictures that must be pixels, printed from the drawings by a browser.
// Icons of an installed app (manifests and phones want PNG) and what a shared link shows (1200 × 630).
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const folder = new URL('../', import.meta.url)
const drawing = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8')
const font = (path: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../../../../../node_modules/${path}`, import.meta.url), 'base64')}`
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

/** A maskable icon keeps its mark in the inner circle of 80 %: a phone may cut off the rest. */
const icons = (theme: string, ground: string, share: number): Picture[] =>
  [
    { name: '192', size: 192, html: drawing(`mark-${theme}`) },
    { name: '512', size: 512, html: drawing(`mark-${theme}`) },
    { name: 'maskable-192', size: 192, html: markOnGround(`mark-${theme}`, ground, share) },
    { name: 'maskable-512', size: 512, html: markOnGround(`mark-${theme}`, ground, share) },
    { name: 'touch-180', size: 180, html: markOnGround(`mark-${theme}`, ground, share) },
  ].map(({ name, size, html }) => ({ file: `icon-${theme}-${name}`, width: size, height: size, html }))

const shared: Picture[] = [
  {
    file: 'share-donau',
    width: 1200,
    height: 630,
    html: `<div style="position:absolute;inset:0;background:#07110d">${laid('scene-vienna', 'left:0;bottom:0;width:1400px;height:630px')}
      <div style="position:absolute;inset:0 0 45% 0;background:linear-gradient(#07110de6,#07110d00)"></div>
      <div style="position:absolute;left:72px;top:60px;color:#fff">${wordmark('wordmark-donau-chauffeur', '0 0 176 44', 'height:120px;display:block')}</div></div>`,
  },
  {
    file: 'share-lindwurm',
    width: 1200,
    height: 630,
    html: `<style>@font-face{font-family:G;src:url(${font('@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2')});font-weight:100 900}</style>
      <div style="position:absolute;inset:0;background:#e6b95c;overflow:hidden">
      ${laid('dish-weisswurst', 'left:782px;top:318px;width:520px')}${laid('dish-helles', 'left:846px;top:-40px;width:440px')}${laid('dish-schnitzel', 'left:470px;top:96px;width:600px')}
      <div style="position:absolute;left:72px;top:64px;color:#2a1512">${wordmark('wordmark-gasthaus-lindwurm', '0 0 223 56', 'height:92px;display:block')}</div>
      <p style="position:absolute;left:72px;bottom:64px;margin:0;font:560 108px/1 G;color:#2a1512">Servus<br>beinand!</p></div>`,
  },
]

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const { file, width, height, html } of [
  ...icons('donau', '#0f5a41', 100),
  ...icons('lindwurm', '#8a1f23', 80),
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
    new URL(`${file}.png`, folder),
    await sharp(pixels).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
  )
}
await browser.close()
