import { Button } from '@chakra-ui/react/button'
import type { ReactNode } from 'react'
import { Form } from '../forms/Form.js'
import { useFormKernel } from '../forms/formKernel.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useFixtureTranslation } from './FixtureTranslationProvider.js'

type Values = Record<string, unknown>

export interface FormStageProps {
  /** What the field holds at the start, by its name. */
  initialValues: Record<string, unknown>
  /** What is wrong, at the start and after a submit, by the field's name. */
  errors?: Record<string, string>
  children?: ReactNode
}

/** A form around one field, as wide as a dialog's, so that stories show it at work. */
export function FormStage({ initialValues, errors, children }: FormStageProps) {
  const say = useFixtureTranslation()
  const kernel = useFormKernel<Values, unknown>({
    initialValues: say(initialValues),
    initialErrors: say(errors),
    validate: () => say(errors) ?? {},
    onSubmit: () => undefined,
  })
  return (
    <div style={{ maxWidth: 432 }}>
      <Form kernel={kernel}>
        {say(children)}
        <Button type="submit" alignSelf="flex-start">
          {useMessages(uiMessages).save}
        </Button>
      </Form>
    </div>
  )
}
