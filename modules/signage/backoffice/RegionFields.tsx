import { useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { Canvas, Documents, Region } from '../contract.ts'
import { fitted, readablePx } from '../rules/canvas.ts'
import { plannerTexts } from '../words/planner.ts'
import { BoardFields } from './BoardFields.tsx'
import { ColourField } from './ColourField.tsx'
import { MediaFields } from './MediaFields.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { WebFields } from './WebFields.tsx'

interface Props {
  region: Region
  canvas: Canvas
  menu: Documents['menu']
  onChange: (region: Region) => void
}

const METRES = 4
/** Width in metres of a screen of 43 inches. The hint about readable letters assumes a screen of this size. */
const SCREEN_METRES = 0.94

/** The fields of a region (part of a scene): position, size and content. */
export function RegionFields({ region, canvas, menu, onChange }: Props) {
  const t = useTexts(plannerTexts)
  const { content } = region
  const put = (changes: Record<string, unknown>): void =>
    onChange({ ...region, content: { ...content, ...changes } as Region['content'] })
  const box = (name: 'x' | 'y' | 'w' | 'h', label: string) => (
    <NumberInput
      label={label}
      suffix=" px"
      allowDecimal={false}
      value={region[name]}
      onChange={(value) => onChange({ ...region, ...fitted({ ...region, [name]: Number(value) || 0 }, canvas) })}
    />
  )
  const words = (name: string, label: string, value: string, most = 500) => (
    <TextInput
      label={label}
      maxLength={most}
      value={value}
      onChange={(event) => put({ [name]: event.currentTarget.value })}
    />
  )
  const choice = (name: string, label: string, value: string, choices: Readonly<Record<string, string>>) => (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => put({ [name]: event.currentTarget.value })}
      data={Object.entries(choices).map(([key, text]) => ({ value: key, label: text }))}
    />
  )
  return (
    <div className="col">
      <div className="g2">
        {box('x', t.left)}
        {box('y', t.top)}
        {box('w', t.width)}
        {box('h', t.height)}
      </div>
      <NumberInput
        label={t.layer}
        min={0}
        max={99}
        allowDecimal={false}
        value={region.z}
        onChange={(value) => onChange({ ...region, z: Math.min(99, Math.max(0, Number(value) || 0)) })}
      />
      {content.kind === 'text' ? (
        <>
          <Textarea
            label={t.text}
            autosize
            minRows={2}
            maxLength={1000}
            value={content.text}
            onChange={(event) => put({ text: event.currentTarget.value })}
          />
          <div className="g2">
            {choice('font', t.font, content.font, t.fonts)}
            {choice('align', t.align, content.align, t.aligns)}
          </div>
        </>
      ) : null}
      {content.kind === 'clock' ? choice('shows', t.shows, content.shows, t.clocks) : null}
      {content.kind === 'qr' ? words('text', t.text, content.text) : null}
      {content.kind === 'pickups' ? (
        <>
          {choice('shows', t.shows, content.shows, t.pickups)}
          {content.shows === 'greeting' ? words('greeting', t.greeting, content.greeting, 120) : null}
        </>
      ) : null}
      {content.kind === 'web' ? <WebFields content={content} put={put} /> : null}
      {content.kind === 'template' ? <TemplateFields region={region} onChange={onChange} /> : null}
      {content.kind === 'image' || content.kind === 'video' ? (
        <MediaFields region={region} onChange={onChange} />
      ) : null}
      {content.kind === 'menu' || content.kind === 'products' ? (
        <BoardFields content={content} menu={menu} put={put} />
      ) : null}
      {'size' in content ? (
        <>
          {content.kind === 'qr' ? null : (
            <NumberInput
              label={t.size}
              suffix=" px"
              min={8}
              max={800}
              allowDecimal={false}
              value={content.size}
              onChange={(value) => put({ size: Math.min(800, Math.max(8, Number(value) || 8)) })}
            />
          )}
          {content.kind !== 'qr' && content.size >= readablePx(METRES, SCREEN_METRES, canvas) ? (
            <p className="hint">{t.readable(content.size, METRES)}</p>
          ) : null}
          <div className="g2">
            <ColourField
              label={t.color}
              hint={t.brandColour}
              value={content.color}
              onChange={(color) => put({ color })}
            />
            <ColourField
              label={t.ground}
              hint={t.brandColour}
              value={content.background}
              onChange={(background) => put({ background })}
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
