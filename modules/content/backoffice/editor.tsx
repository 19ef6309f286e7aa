import { configWords } from '../words/config.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import {
  IconAdjustments,
  IconCreditCard,
  IconGavel,
  IconMap,
  IconPalette,
  IconSearch,
  IconBuildingStore,
  IconUserShield,
} from '@tabler/icons-react'
import { contentEndpoints } from '../contract.ts'
import { BothLine, BothParagraph } from './BothField.tsx'
import { configEntity } from './config-entity.ts'
import './brand-settings.css'
import { LegalBody, LegalText } from './LegalBody.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { ThemeTokens } from './ThemeTokens.tsx'

const { get, save } = contentEndpoints.config

/** The form of the brand's settings: names, search engines, look, legal texts, features, payment, map, sign-in. */
export const configEditor = editorOf(configEntity, {
  calls: { list: get, get, create: save, update: save, remove: save },
  words: configWords,
  nameOf: ({ shopName }) => shopName ?? '',
  layout: 'list',
  isFixed: true,
  sections: [
    { name: 'general', icon: IconBuildingStore },
    { name: 'seo', icon: IconSearch },
    { name: 'look', icon: IconPalette },
    { name: 'legal', icon: IconGavel },
    { name: 'plugins', icon: IconAdjustments },
    { name: 'payment', icon: IconCreditCard },
    { name: 'map', icon: IconMap },
    { name: 'signIn', icon: IconUserShield },
  ],
  halves: ['shopName', 'businessName', 'website', 'currency', 'mapboxZoom', 'mapboxPitch', 'mapboxBearing'],
  overrides: {
    title: BothLine,
    seoTitle: BothLine,
    description: BothParagraph,
    seoDescription: BothParagraph,
    socialLinks: SocialLinks,
    theme: ThemeChoice,
    themeTokens: ThemeTokens,
    termsAndConditionsText: LegalText,
    privacyPolicyText: LegalText,
    imprintText: LegalText,
    allergensText: LegalText,
    accessibilityText: LegalText,
  },
  bodies: { legal: LegalBody },
  keepsDrafts: true,
})
