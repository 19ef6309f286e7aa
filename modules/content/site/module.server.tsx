import { siteBlock, type SitePage, sitePages } from '#ui/site/module.ts'
import type { Block } from '../contract.ts'
import { answeredEntries } from '../rules/faq-entries.ts'
import { homeHref } from '../rules/site-paths.ts'
import { contentTexts } from '../words/site.ts'
import { BenefitsBlock } from './blocks/benefits-block.tsx'
import { DownloadsBlock } from './blocks/downloads-block.tsx'
import { FaqsBlock } from './blocks/faqs-block.tsx'
import { GreetingBlock } from './blocks/greeting-block.tsx'
import { HeroBlock } from './blocks/hero-block.tsx'
import { ImageTextBlock } from './blocks/image-text-block.tsx'
import { ElementsBlock } from './blocks/elements-block.tsx'
import { EntriesBlock } from './blocks/entries-block.tsx'
import { LandingTeaserBlock } from './blocks/landing-teaser-block.tsx'
import { ReviewsBlock } from './blocks/reviews-block.tsx'
import { TeaserBlock } from './blocks/teaser-block.tsx'
import { TextBlock } from './blocks/text-block.tsx'
import { findPage } from './find-page.server.ts'
import { contentStyles } from './module.ts'
import { previewPage } from './preview/preview-page.server.tsx'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

/**
 * Renders content pages and previews. It tries every address that starts with a language, so it must be the last module in the list of
 * modules of the app.
 */
const contentPage: SitePage = async (site, at, maker) => {
  if (at.path.startsWith('preview/'))
    return (await previewPage(site, at.path.slice('preview/'.length), at.locale, maker)) ?? { kind: 'missing' }
  const found = await findPage(site, at, maker.credits)
  if (found.kind !== 'found') return found
  const { blocks, head } = found
  return {
    kind: 'page',
    ...head,
    startsWithHero: blocks[0]?.type === 'hero',
    facts: () => questions(blocks),
    body: maker.blocks(blocks),
  }
}

/**
 * The questions and answers of a page as structured data (JSON-LD), so that search engines can show them. Empty if the page has no
 * questions.
 */
function questions(blocks: readonly Block[]): object[] {
  const faqs = blocks.flatMap((block) => (block.type === 'faqs' ? answeredEntries(block.entries) : []))
  if (faqs.length === 0) return []
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

export const contentPages = sitePages({
  name: 'content',
  blocks: [
    siteBlock<Of<'hero'>>({
      type: 'hero',
      styles: contentStyles,
      isPageHeading: true,
      render: (block, { isFormNext, locale, site }) => (
        <HeroBlock block={block} locale={locale} theme={site.init.theme} isFormNext={isFormNext} />
      ),
    }),
    siteBlock<Of<'greeting'>>({
      type: 'greeting',
      styles: contentStyles,
      isPageHeading: true,
      render: (block) => <GreetingBlock block={block} />,
    }),
    siteBlock<Of<'benefits'>>({
      type: 'benefits',
      styles: contentStyles,
      render: (block) => <BenefitsBlock block={block} />,
    }),
    siteBlock<Of<'imageText'>>({
      type: 'imageText',
      styles: contentStyles,
      render: (block, { Heading, isFormNext, locale, site }) => (
        <ImageTextBlock
          block={block}
          locale={locale}
          theme={site.init.theme}
          Heading={Heading}
          isFormNext={isFormNext}
        />
      ),
    }),
    siteBlock<Of<'faqs'>>({
      type: 'faqs',
      styles: contentStyles,
      render: (block, { Heading }) => <FaqsBlock block={block} Heading={Heading} />,
    }),
    siteBlock<Of<'teaser'>>({
      type: 'teaser',
      styles: contentStyles,
      render: (block, { Heading, locale }) => <TeaserBlock block={block} locale={locale} Heading={Heading} />,
    }),
    siteBlock<Of<'landingTeaser'>>({
      type: 'landingTeaser',
      styles: contentStyles,
      render: (block, { Heading, isFormNext, locale }) => (
        <LandingTeaserBlock block={block} locale={locale} Heading={Heading} isFormNext={isFormNext} />
      ),
    }),
    siteBlock<Of<'elements'>>({
      type: 'elements',
      styles: contentStyles,
      render: (block, { Heading, locale }) => <ElementsBlock block={block} locale={locale} Heading={Heading} />,
    }),
    siteBlock<Of<'entries'>>({
      type: 'entries',
      styles: contentStyles,
      render: (block, { Heading, locale, site }) => (
        <EntriesBlock block={block} nodes={site.init.nodes} locale={locale} Heading={Heading} />
      ),
    }),
    siteBlock<Of<'reviews'>>({
      type: 'reviews',
      styles: contentStyles,
      render: (block, { Heading, locale, site }) => (
        <ReviewsBlock block={block} url={site.init.config.reviewsUrl} locale={locale} Heading={Heading} />
      ),
    }),
    siteBlock<Of<'downloads'>>({
      type: 'downloads',
      styles: contentStyles,
      render: (block, { Heading }) => <DownloadsBlock block={block} Heading={Heading} />,
    }),
    siteBlock<Of<'text'>>({
      type: 'text',
      styles: contentStyles,
      render: (block, { Heading }) => <TextBlock block={block} Heading={Heading} />,
    }),
  ],
  pages: [contentPage],
  menu(site, locale) {
    const texts = contentTexts(locale)
    const about = site.init.sites.find((one) => one.locale === locale && one.path === texts.aboutPath)
    return [
      ...(about ? [{ label: texts.about, href: `/${locale}/${about.path}`, place: 'read' as const }] : []),
      { label: texts.contact, href: `${homeHref(locale)}#contact`, place: 'read' },
    ]
  },
})
