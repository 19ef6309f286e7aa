/** `--night` of each theme, for the browser's own bars: they cannot read a style sheet. */
const nights: Readonly<Record<string, { light: string; dark: string }>> = {
  donau: { light: '#07110d', dark: '#060d0a' },
  lindwurm: { light: '#2a1512', dark: '#140a08' },
}
const donauNight = { light: '#07110d', dark: '#060d0a' }

export const nightOf = (theme: string | undefined): { light: string; dark: string } =>
  nights[theme ?? 'donau'] ?? donauNight
