import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { LibraryImage } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'

export const imageAddress = (
  { extension, id, version }: Pick<LibraryImage, 'id' | 'version' | 'extension'>,
  size = 'small',
): string => `/image/${size}/${id}-${version}.${extension}`

export const lacksAlt = (image: Pick<LibraryImage, 'alt' | 'altEn' | 'isDecorative'>): boolean =>
  !image.isDecorative && (image.alt === '' || image.altEn === '')

interface GridProps {
  images: readonly LibraryImage[]
  /**
   * The query string of the shown list. It is part of the link of each picture, because the screen of the picture shows the previous and
   * the next picture of this list.
   */
  list: string
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
}

/** Shows pictures as tiles. A click on a tile opens the screen of the picture; a checkbox chooses the picture for the actions on several pictures. */
export function ImageGrid({ chosen, images, list, onChoose }: GridProps) {
  const t = useTexts(libraryTexts)
  return (
    <ul className="tiles">
      {images.map((image) => (
        <li key={image.id} className={`tile ${chosen.has(image.id) ? 'on' : ''}`}>
          <Link to={`/medien/bilder/${image.id}${list}`} className="tile-picture" aria-label={image.name}>
            <img src={imageAddress(image)} alt={image.alt} loading="lazy" decoding="async" />
          </Link>
          <Checkbox
            className="tile-box"
            aria-label={t.choose(image.name)}
            checked={chosen.has(image.id)}
            onChange={() => onChoose(image.id)}
          />
          {lacksAlt(image) ? (
            <span className="bdg new tile-badge">
              <IconAlertCircle className="i" stroke={1.75} aria-hidden />
              {t.views.alt}
            </span>
          ) : null}
          <Link to={`/medien/bilder/${image.id}${list}`} className="tile-name el" title={image.name} tabIndex={-1}>
            {image.name}
          </Link>
          <span className="mut sm">
            {image.width > 0 ? `${image.width} × ${image.height} · ` : ''}
            {t.places(image.uses)}
          </span>
        </li>
      ))}
    </ul>
  )
}
