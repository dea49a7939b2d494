import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  type DialogProps,
  FailedState,
  Form,
  ListDialog,
  useFormKernel,
  useMessages,
} from '@spruce/shell-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { identifierMessages } from './identifierMessages.js'
import { previewOptions, type Templates, type Variable } from './identifierQueries.js'
import { MessageContent } from './MessageContent.js'
import { emptyValues, type ValuesDraft, valuesOf } from './messageValues.js'
import { ValueFields } from './ValueFields.js'

export interface MessagePreviewDialogProps extends DialogProps<never> {
  /** What people call the identifier. */
  name: string
  /** The template of each channel that there is. */
  channels: Templates
  /** What the templates may name. */
  variables: Variable[]
}

/** Milliseconds without typing before the server is asked. */
const pause = 300

/** What templates make of values that are typed, as it goes out by each channel. */
export function MessagePreviewDialog(props: MessagePreviewDialogProps) {
  const { name, channels, variables, onClose } = props
  const api = useApi()
  const t = useMessages(identifierMessages)
  const [values, setValues] = useState(() => valuesOf(variables, emptyValues(variables)))
  const kernel = useFormKernel<ValuesDraft, undefined>({
    initialValues: emptyValues(variables),
    onSubmit: (draft) => {
      setValues(valuesOf(variables, draft))
      return undefined
    },
  })
  const { watch } = kernel.form
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = watch((draft) => {
      clearTimeout(timer)
      timer = setTimeout(() => setValues(valuesOf(variables, draft)), pause)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [watch, variables])
  const { data, error, refetch } = useQuery({
    ...previewOptions(api, { channels, variables, values }),
    meta: { silent: true }, // the dialog says in its own place that it failed
    placeholderData: keepPreviousData, // what was shown stays while the next one is rendered
  })
  return (
    <ListDialog title={t.previewTitle(name)} lead={t.previewLead} onClose={() => onClose()}>
      <Box display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: '260px 1fr' }}>
        <Form kernel={kernel} id="message-values">
          <ValueFields variables={variables} />
        </Form>
        <Box minWidth="0" aria-live="polite" aria-busy={!data && !error}>
          {error ? (
            <FailedState error={error} onRetry={() => void refetch()} />
          ) : data ? (
            <MessageContent message={data} />
          ) : (
            t.rendering
          )}
        </Box>
      </Box>
    </ListDialog>
  )
}
