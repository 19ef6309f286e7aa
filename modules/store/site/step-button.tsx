import { Icon } from '#ui/site/icon.tsx'

/** Button for one step more or less. It is disabled at the limit. */
export const StepButton = (props: {
  way: 'less' | 'more'
  label: string
  isPossible: boolean
  onPress: () => void
  size?: 's' | 'm'
}) => (
  <button type="button" className="icbtn" aria-label={props.label} disabled={!props.isPossible} onClick={props.onPress}>
    <Icon name={props.way === 'less' ? 'minus' : 'plus'} {...(props.size ? { size: props.size } : {})} />
  </button>
)
