import {
  type ActionIcon,
  type Button,
  type Checkbox,
  createTheme,
  type CSSVariablesResolver,
  type Drawer,
  type Input,
  type InputWrapper,
  type MantineColorsTuple,
  type Menu,
  type Modal,
  type NumberInput,
  type Notification,
  type Popover,
  type Radio,
  type Switch,
  type Tooltip,
} from '@mantine/core'

/**
 * Changes a component of the theme, as the component's own `extend` does, but without loading the component. The sign-in pages use this theme and
 * must not load menus, dialogs and popovers.
 */
const extend = <C extends { extend: (change: never) => unknown }>(change: Parameters<C['extend']>[0]) => change

/** A palette of design-tokens.css in the form that Mantine expects. The colours are defined only in design-tokens.css. */
const palette = (name: string): MantineColorsTuple => {
  const shade = (n: number) => `var(--${name}-${n})`
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)]
}

/**
 * Maps Mantine's variables to the names of design-tokens.css. Light and dark mode have the same mapping, because design-tokens.css itself gives
 * each name a light and a dark value.
 */
export const cssVariables: CSSVariablesResolver = () => {
  const meanings = {
    '--mantine-color-body': 'var(--body)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--surface-3)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--alarm-t)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-light-color': 'var(--accent-text)',
  }
  return { variables: {}, light: meanings, dark: meanings }
}

/** The height of controls depends on the density (34 px, touch 44 px), not on Mantine's sizes. */
const control = { '--input-height': 'var(--ctl)', '--input-size': 'var(--ctl)', '--input-fz': 'var(--f-md)' }

/** Mantine's theme, styled with design-tokens.css and controls.css. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: {
    fontFamily: 'var(--font)',
    sizes: {
      h1: { fontSize: 'var(--f-xl)', fontWeight: '680' },
      h2: { fontSize: 'var(--f-lg)', fontWeight: '660' },
      h3: { fontSize: 'var(--f-md)', fontWeight: '660' },
    },
  },
  colors: {
    servus: palette('servus'),
    gray: palette('gray'),
    dark: palette('dark'),
    amber: palette('amber'),
    red: palette('red'),
    blue: palette('blue'),
    violet: palette('violet'),
    teal: palette('teal'),
  },
  primaryColor: 'servus',
  primaryShade: { light: 7, dark: 4 },
  spacing: {
    xxs: 'var(--s1)',
    xs: 'var(--s2)',
    sm: 'var(--s3)',
    md: 'var(--s4)',
    lg: 'var(--s5)',
    xl: 'var(--s6)',
    xxl: 'var(--s7)',
  },
  radius: { xs: 'var(--r1)', sm: 'var(--r2)', md: 'var(--r3)', lg: 'var(--r4)' },
  defaultRadius: 'sm',
  fontSizes: {
    xs: 'var(--f-xs)',
    sm: 'var(--f-sm)',
    md: 'var(--f-md)',
    lg: 'var(--f-lg)',
    xl: 'var(--f-xl)',
    xxl: 'var(--f-2xl)',
  },
  shadows: { xs: 'var(--shadow-1)', md: 'var(--shadow-2)', xl: 'var(--shadow-3)' },
  focusClassName: 'focus-ring',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: extend<typeof Button>({ defaultProps: { variant: 'default' }, classNames: { root: 'btn' } }),
    ActionIcon: extend<typeof ActionIcon>({ defaultProps: { variant: 'subtle' }, classNames: { root: 'btn ic' } }),
    Input: extend<typeof Input>({ classNames: { input: 'inp' }, vars: () => ({ wrapper: control }) }),
    // Space for two buttons next to each other, each as wide as a control is high.
    NumberInput: extend<typeof NumberInput>({ defaultProps: { rightSectionWidth: 'calc(var(--ctl) * 2)' } }),
    InputWrapper: extend<typeof InputWrapper>({
      classNames: { root: 'fld', label: 'lbl', description: 'hint', error: 'errm' },
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    }),
    Checkbox: extend<typeof Checkbox>({
      defaultProps: { radius: 5 },
      vars: () => ({ root: { '--checkbox-size': '18px' } }),
      classNames: { label: 'check-label' },
    }),
    Switch: extend<typeof Switch>({ defaultProps: { size: 'sm' }, classNames: { label: 'check-label' } }),
    Radio: extend<typeof Radio>({
      vars: () => ({ root: { '--radio-size': '18px' } }),
      classNames: { label: 'check-label' },
    }),
    Menu: extend<typeof Menu>({
      defaultProps: { shadow: 'xl', withInitialFocusPlaceholder: false },
      classNames: { dropdown: 'menu', item: 'mi', label: 'mh', divider: 'msep' },
    }),
    Popover: extend<typeof Popover>({ classNames: { dropdown: 'menu' } }),
    Modal: extend<typeof Modal>({
      defaultProps: {
        size: 560,
        radius: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.46, color: '#080e0a' },
      },
      classNames: { header: 'dlg-hd', body: 'dlg-bd', title: 'dlg-title' },
      styles: { content: { background: 'var(--raised)' } },
    }),
    Drawer: extend<typeof Drawer>({
      defaultProps: { size: 600, overlayProps: { backgroundOpacity: 0.46, color: '#080e0a' } },
    }),
    Notification: extend<typeof Notification>({ classNames: { root: 'toast' } }),
    Tooltip: extend<typeof Tooltip>({
      defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: false } },
    }),
  },
})
