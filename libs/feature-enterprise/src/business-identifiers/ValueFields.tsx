import { Box } from '@chakra-ui/react/box'
import { TextField, useMessages } from '@spruce/shell-ui'
import { identifierMessages } from './identifierMessages.js'
import type { Variable } from './identifierQueries.js'
import { fieldOf, labelOf } from './messageValues.js'

/** A line for the value of each variable. */
export function ValueFields({ variables }: { variables: readonly Variable[] }) {
  const t = useMessages(identifierMessages)
  if (variables.length === 0) return <Box color="fg.muted">{t.noVariables}</Box>
  return variables.map((variable) => (
    <TextField
      key={variable.name}
      name={fieldOf(variable.name)}
      label={labelOf(variable)}
      isRequired={variable.required}
      maxLength={variable.maxLength}
    />
  ))
}
