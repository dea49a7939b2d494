import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  type FormKernel,
  TextField,
  useFieldValue,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import type { CustomerDraft } from './customerDraft.js'
import { customerInfoMessages } from './customerInfoMessages.js'
import { type Duplicate, duplicatesOptions } from './customerQueries.js'
import { useSettled } from './useSettled.js'

export interface UniqueFieldProps extends ComponentProps<typeof TextField> {
  name: keyof CustomerDraft
  /** The form around it. */
  kernel: FormKernel<CustomerDraft>
  /** What of customers, applications and accounts the value is compared with. */
  by: Duplicate['field']
  /** Whose use of the value the server refuses; others are only told. */
  refuses?: Duplicate['kind']
  /** Which others are told. Default: none. */
  tells?: readonly Duplicate['kind'][]
  /** Whether a value is worth asking about. */
  isRight: (value: string) => boolean
  /** What stands there already, and whose it is. */
  former?: { value: string; id: string } | undefined
}

/** A text that says, once the typing pauses, who else has it: wrong where the server would refuse it. */
export function UniqueField(props: UniqueFieldProps) {
  const { kernel, by, refuses, tells = [], isRight, former, ...field } = props
  const { name, help } = field
  const { checks, form } = kernel
  const i = useMessages(customerInfoMessages)
  const isPermitted = usePermitted()
  const value = useSettled(useFieldValue<string>(name).trim())
  const isAsked =
    value !== undefined &&
    value !== '' &&
    value !== former?.value &&
    isRight(value) &&
    isPermitted('customer:list')
  const { data = [] } = useQuery({
    ...duplicatesOptions(useApi(), by, value ?? ''),
    enabled: isAsked,
  })
  const others = isAsked ? data.filter(({ id }) => id === null || id !== former?.id) : []
  const refused = others.find(({ kind }) => kind === refuses)
  const told = others.find(({ kind }) => tells.includes(kind))
  const problem = refused && (refused.name === null ? i.takenAccount : i.taken(refused.name))

  useEffect(() => {
    if (problem === undefined) return
    const check = (held: unknown) =>
      typeof held === 'string' && held.trim() === value ? problem : undefined
    checks.set(name, check)
    void form.trigger(name)
    return () => {
      checks.delete(name)
      form.clearErrors(name)
    }
  }, [checks, form, name, problem, value])

  const note = told && (
    <Box as="span" color="fg.warning">
      {told.kind === 'application'
        ? i.alikeApplication(told.name ?? '')
        : i.alikeCustomer(told.name ?? '')}
    </Box>
  )
  return <TextField {...field} help={note ?? help} />
}
