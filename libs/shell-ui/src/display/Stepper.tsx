import { Button } from '@chakra-ui/react/button'
import { Check, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useErrorText } from '../provider/errors.js'
import { displayMessages } from './displayMessages.js'

/** @public */
export interface Step {
  id: string
  title: string
  /** A second line under the title. */
  description?: string
  /** Shown while it is the current one. */
  content: ReactNode
  /** Something in it is wrong: said in its mark. */
  isWrong?: boolean
  /** The way on is shut, as while nothing is chosen. */
  isBlocked?: boolean
  /** On the button that leaves it, where that does more than go on. Default: 下一步. */
  nextLabel?: string
}

/** @public */
export interface StepperProps {
  /** What the steps lead to. */
  label: string
  /** The steps, in their order. */
  steps: readonly Step[]
  /** Of the current one, from 0. */
  current: number
  /** Back and forth; by the marks to earlier steps only. */
  onChange: (index: number) => void
  /** Asked before the next step; false, or a promise of it, stays. A rejection stays and says why. */
  onLeave?: (index: number) => unknown
  /** The last step's button; a rejection stays and says why. */
  onDone: () => unknown
  /** Of the last step's button. Default: 完成. */
  doneLabel?: string
  /** There is no way back, as after something was done. */
  hasNoBack?: boolean
  /** Beside the buttons, at the start of the line. */
  footer?: ReactNode
}

/** A long form or a task in steps: marks above, the step's content, back and next below. @public */
export function Stepper(props: StepperProps) {
  const { label, steps, current, onChange, onLeave, onDone, hasNoBack = false } = props
  const messages = useMessages(displayMessages)
  const general = useMessages(uiMessages)
  const sayError = useErrorText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const seen = useRef(current)
  const step = steps[current]
  const isLast = current === steps.length - 1

  useEffect(() => {
    if (seen.current !== current) heading.current?.focus()
    seen.current = current
  }, [current])

  async function goOn() {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      const answer = await (isLast ? onDone() : onLeave?.(current))
      if (!isLast && answer !== false) onChange(current + 1)
    } catch (error) {
      setProblem(sayError(error))
    } finally {
      setPending(false)
    }
  }

  function goTo(index: number) {
    setProblem(undefined)
    onChange(index)
  }

  if (!step) return null
  return (
    <div className="sp-stepper">
      <ol className="sp-steps" aria-label={label}>
        {steps.map((one, index) => (
          <StepMark
            key={one.id}
            step={one}
            index={index}
            current={current}
            onGo={hasNoBack || isPending ? undefined : goTo}
          />
        ))}
      </ol>
      <section className="sp-step-content" aria-labelledby={`${id}-title`}>
        <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className="sp-step-heading">
          {step.title}
          <span className="sp-step-count">{messages.stepOf(current + 1, steps.length)}</span>
        </h3>
        {step.content}
      </section>
      <div role="alert">{problem && <p className="sp-error">{problem}</p>}</div>
      <div className="sp-step-buttons">
        <div className="sp-step-footer">{props.footer}</div>
        {current > 0 && !hasNoBack && (
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={isPending}
            onClick={() => goTo(current - 1)}
          >
            {messages.back}
          </Button>
        )}
        <Button
          loading={isPending}
          loadingText={general.loading}
          disabled={step.isBlocked}
          onClick={() => void goOn()}
        >
          {isLast ? (props.doneLabel ?? messages.finish) : (step.nextLabel ?? messages.next)}
        </Button>
      </div>
    </div>
  )
}

interface StepMarkProps {
  step: Step
  index: number
  current: number
  onGo: ((index: number) => void) | undefined
}

function StepMark({ step, index, current, onGo }: StepMarkProps) {
  const messages = useMessages(displayMessages)
  const isDone = index < current
  const state = step.isWrong ? 'wrong' : isDone ? 'done' : index === current ? 'current' : 'ahead'
  const inside = (
    <>
      <span className="sp-step-mark" aria-hidden>
        {state === 'wrong' ? (
          <TriangleAlert size={14} />
        ) : state === 'done' ? (
          <Check size={14} />
        ) : (
          index + 1
        )}
      </span>
      <span className="sp-step-text">
        <span>{step.title}</span>
        {step.description && <span className="sp-step-description">{step.description}</span>}
      </span>
      {state === 'done' && <span className="sp-sr-only">{messages.stepDone}</span>}
      {state === 'wrong' && <span className="sp-sr-only">{messages.stepWrong}</span>}
    </>
  )
  return (
    <li
      className="sp-step"
      data-state={state}
      aria-current={index === current ? 'step' : undefined}
    >
      {isDone && onGo ? (
        <button type="button" className="sp-step-inside" onClick={() => onGo(index)}>
          {inside}
        </button>
      ) : (
        <span className="sp-step-inside">{inside}</span>
      )}
    </li>
  )
}
