import type { Box } from './labels.ts'
import type { Scene } from './scene.ts'

interface DrawingProps {
  scene: Scene
  /** The text that screen readers read instead of the map. */
  label: string
  /** The text in the corner of the map: 'Schematische Karte'. */
  note: string
  /** True if the only point of the map is a branch, which is drawn as a pin instead of a ring. */
  isBranch?: boolean
}

/** Renders the map as SVG, in the brand's map colours (the tokens `--map-*`). */
export function Drawing({ scene, label, note, isBranch = false }: DrawingProps) {
  const { width, height, from, to } = scene
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing takes the brand's colours, an <img> cannot
    <svg className="drawn-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className="abroad" width={width} height={height} />
      <path className="home" d={scene.home} />
      <path className="woods" d={scene.woods} />
      <path className="built" d={scene.towns} />
      <path className="parks" d={scene.parks} />
      <path className="lakes" d={scene.lakes} />
      {scene.rivers.map(({ d, width: stroke }) => (
        <path className="river" key={stroke} d={d} strokeWidth={stroke} />
      ))}
      <path className="border" d={scene.borders} />
      {scene.roads.map(({ d, width: stroke }) => (
        <path className="road-edge" key={stroke} d={d} strokeWidth={stroke + 2} />
      ))}
      {scene.roads.map(({ d, width: stroke }) => (
        <path className="road" key={stroke} d={d} strokeWidth={stroke} />
      ))}
      {scene.labels.map(({ text, x, y, size, weight, anchor, italic, dot }) => (
        <g key={`${text}${x}`}>
          {dot && <circle className="town" cx={dot[0]} cy={dot[1]} r={weight > 600 ? 3.5 : 2.5} />}
          <text
            className={italic ? 'water-name' : 'name'}
            x={x}
            y={y}
            fontSize={size}
            fontWeight={weight}
            textAnchor={anchor}
          >
            {text}
          </text>
        </g>
      ))}
      {scene.shields.map(({ text, at: [x, y] }) => (
        <g key={`${text}${x}`} transform={`translate(${x} ${y})`}>
          <rect
            className="shield"
            x={-(text.length * 3.8 + 5)}
            y={-8}
            width={text.length * 7.6 + 10}
            height={16}
            rx={4}
          />
          <text className="shield-text" y={3.8} fontSize={10.5} fontWeight={700} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {scene.route && <path className="route-edge" d={scene.route} />}
      {scene.route && <path className="route" pathLength={1} d={scene.route} />}
      {from && !isBranch && <circle className="origin" cx={from.at[0]} cy={from.at[1]} r={10} />}
      {from && isBranch && <Pin at={from.at} />}
      {to && <Pin at={to.at} />}
      {from?.tag && <Tag {...from.tag} />}
      {to?.tag && <Tag {...to.tag} />}
      <text className="note" x={width - 10} y={height - 9} fontSize={10.5} textAnchor="end">
        {note}
      </text>
    </svg>
  )
}

function Pin({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y - 2})`}>
      <path className="pin" d="M0 4C-4-6-17-16-17-29a17 17 0 0 1 34 0C17-16 4-6 0 4z" />
      <rect className="pin-square" x={-5} y={-34} width={10} height={10} rx={1.5} />
    </g>
  )
}

function Tag({ text, box }: { text: string; box: Box }) {
  return (
    <g>
      <rect className="tag" x={box.x} y={box.y} width={box.width} height={box.height} rx={9} />
      <text
        className="tag-text"
        x={box.x + box.width / 2}
        y={box.y + 18.5}
        fontSize={13}
        fontWeight={640}
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  )
}
