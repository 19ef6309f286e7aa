import { Icon } from '#ui/site/icon.tsx'

/** A button that reduces or increases an amount by one step. It is disabled if the limit is reached. */
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
