import { editorTexts } from '#i18n/editors/frame.ts'
import { IconAlertCircle, type Icon } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../staff.tsx'
import { useMedia } from '../../use-media.ts'

interface FormSection {
  name: string
  title: string
  icon: Icon | undefined
  /** Number of invalid fields in the section. */
  problems: number
  body: ReactNode
}

interface FormLayoutProps {
  layout: 'card' | 'scroll' | 'list' | 'tabs'
  sections: readonly FormSection[]
  /** The name of the visible section, if the layout shows one section at a time. */
  current: string
  onCurrent: (name: string) => void
  top: ReactNode
  aside: ReactNode
}

/** The sections of a form, arranged as `layout` says, and the preview next to them. */
export function FormLayout(props: FormLayoutProps) {
  if (props.layout === 'card') {
    return (
      <div className="scroll">
        <div className="page fcard">
          <div className="card">
            <div className="bd col" style={{ gap: 18 }}>
              {props.top}
              {props.sections.map(({ name, body }) => (
                <div key={name}>{body}</div>
              ))}
            </div>
          </div>
          {props.aside ? (
            <div className="col" style={{ gap: 14 }}>
              {props.aside}
            </div>
          ) : null}
        </div>
      </div>
    )
  }
  if (props.layout === 'tabs') return <TabLayout {...props} />
  return props.layout === 'list' ? <ListLayout {...props} /> : <ScrollLayout {...props} />
}

function Mark({ n }: { n: number }) {
  const t = useTexts(editorTexts).form
  return n > 0 ? (
    <span className="end cnt alarm" aria-label={t.sectionErrors(n)}>
      {n}
    </span>
  ) : null
}

function SectionList({ sections, current, onCurrent }: Pick<FormLayoutProps, 'sections' | 'current' | 'onCurrent'>) {
  const t = useTexts(editorTexts).form
  return (
    <nav className="toc" aria-label={t.sections}>
      {sections.map(({ name, title, icon: Picture, problems }) => (
        <button
          key={name}
          type="button"
          className={name === current ? 'on' : ''}
          aria-current={name === current ? 'true' : undefined}
          onClick={() => onCurrent(name)}
        >
          {Picture ? <Picture className="i" stroke={1.75} aria-hidden /> : null}
          {title}
          {problems > 0 ? (
            <span className="end">
              <IconAlertCircle className="i bad" stroke={1.75} aria-hidden />
              <span className="sr">{t.sectionErrors(problems)}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}

function TabLayout({ sections, current, onCurrent, top, aside }: FormLayoutProps) {
  const t = useTexts(editorTexts).form
  const shown = sections.find(({ name }) => name === current) ?? sections[0]
  return (
    <>
      <nav className="tabs" style={{ margin: '0 20px' }} aria-label={t.sections}>
        {sections.map(({ name, title, problems }) => (
          <button
            key={name}
            type="button"
            aria-current={name === shown?.name ? 'true' : undefined}
            onClick={() => onCurrent(name)}
          >
            {title}
            <Mark n={problems} />
          </button>
        ))}
      </nav>
      <div className="scroll">
        <div className="page col" style={{ paddingTop: 14, gap: 14 }}>
          {top}
          {shown?.body}
          {aside}
        </div>
      </div>
    </>
  )
}

function ListLayout({ sections, current, onCurrent, top, aside }: FormLayoutProps) {
  const shown = sections.find(({ name }) => name === current) ?? sections[0]
  return (
    <div className={`ed ${aside ? '' : 'two'}`}>
      <SectionList sections={sections} current={shown?.name ?? ''} onCurrent={onCurrent} />
      <div className="mid">
        {top}
        {shown ? (
          <section aria-labelledby={`s-${shown.name}`} className="col" style={{ gap: 16 }}>
            <h2 id={`s-${shown.name}`}>{shown.title}</h2>
            {shown.body}
          </section>
        ) : null}
      </div>
      {aside ? <div className="prev">{aside}</div> : null}
    </div>
  )
}

/** All sections in one column. The list of sections next to the column marks the section that is visible now. */
function ScrollLayout({ sections, current, onCurrent, top, aside }: FormLayoutProps) {
  const column = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(sections[0]?.name ?? '')
  const wanted = useRef('')
  // The preview is next to the form, or on narrow screens below it. It is rendered in only one of these places, because two copies would each have
  // their own state.
  const isNarrow = useMedia('(max-width: 1100px)')
  useEffect(() => {
    if (wanted.current === current) return
    wanted.current = current
    scrollTo(column.current, current)
  }, [current])
  const follow = () => {
    const box = column.current
    if (!box) return
    const edge = box.getBoundingClientRect().top + 90
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 4
    const passed = sections.filter(
      ({ name }) => (box.querySelector(`#s-${CSS.escape(name)}`)?.getBoundingClientRect().top ?? Infinity) <= edge,
    )
    setSeen((isAtEnd && box.scrollTop > 0 ? sections.at(-1) : passed.at(-1))?.name ?? sections[0]?.name ?? '')
  }
  const go = (name: string) => {
    wanted.current = name
    onCurrent(name)
    scrollTo(column.current, name)
    setTimeout(() => setSeen(name), 60)
  }
  return (
    <div className={`ed ${aside ? '' : 'two'}`}>
      <SectionList sections={sections} current={seen} onCurrent={go} />
      <div className="mid" ref={column} onScroll={follow}>
        {top}
        {sections.map(({ name, title, body }) => (
          <section key={name} id={`s-${name}`} aria-label={title} className="fsec">
            <h2>{title}</h2>
            {body}
          </section>
        ))}
        {aside && isNarrow ? <div className="prev">{aside}</div> : null}
      </div>
      {aside && !isNarrow ? <div className="prev">{aside}</div> : null}
    </div>
  )
}

/** Scrolls only the column to a section. The frame around it must not scroll. */
function scrollTo(column: HTMLElement | null, section: string): void {
  const target = column?.querySelector<HTMLElement>(`#s-${CSS.escape(section)}`)
  if (column && target) column.scrollTo({ top: target.offsetTop - 18 })
}
