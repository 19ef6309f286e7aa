import { describe, expect, test } from 'vitest'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { themeView } from '#modules/themes/rules/theme-view.ts'
import { sharePicture } from './brand-pictures.ts'
import { type HeadData, headTags } from './head-tags.ts'

const theme = {
  ...themeView(neutralTheme, neutralTheme),
  pictures: { share: '/theme/lindwurm/v1/share.png' },
  shopName: 'Gasthaus Lindwurm',
}
const page: HeadData = {
  title: 'Über uns - Gasthaus Lindwurm',
  description: 'Bayerische Küche',
  canonical: 'https://lindwurm.example/de/ueber-uns',
  locale: 'de',
  siteName: 'Gasthaus Lindwurm',
  alternates: {},
}
const contents = (head: HeadData) =>
  Object.fromEntries(
    headTags(head).flatMap((tag) =>
      'content' in tag ? [[String('property' in tag ? tag.property : 'name' in tag ? tag.name : ''), tag.content]] : [],
    ),
  )

describe('a shared link', () => {
  test('has the picture of its brand, as an absolute address', () => {
    const picture = sharePicture(theme, 'Gasthaus Lindwurm', 'https://lindwurm.example')
    expect(picture).toMatch(/^https:\/\/lindwurm\.example\/theme\/lindwurm\/v1\/share\.png$/)
    const tags = contents({ ...page, picture })
    expect(tags['og:image']).toBe(picture)
    expect(tags['twitter:image']).toBe(picture)
    expect(tags['twitter:card']).toBe('summary_large_image')
    expect(tags['og:image:alt']).toBe('Gasthaus Lindwurm')
  })

  test('may have a different picture for Twitter', () => {
    const tags = contents({ ...page, picture: 'https://a.example/1.png', twitterPicture: 'https://a.example/2.png' })
    expect([tags['og:image'], tags['twitter:image']]).toEqual(['https://a.example/1.png', 'https://a.example/2.png'])
  })

  test("of a business that uses another brand's theme does not show that brand's name", () => {
    const picture = sharePicture(theme, 'Zum Goldenen Hirschen', 'https://hirsch.example')
    expect(picture).toBeUndefined()
    expect(contents({ ...page, picture })['og:image']).toBeUndefined()
    expect(contents({ ...page, picture })['twitter:card']).toBe('summary')
  })
})
