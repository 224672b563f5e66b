import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  InputAdornment,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableRow,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import type { SubscribeProps } from '../tasks/MinimalSubscribe.tsx';
import { BALANCE, checkAmount, COIN, EMPTY, summaryOf, TERM_OPTIONS, type Subscription } from '../tasks/subscription.ts';

/** The subscribe dialog with MUI and React Hook Form. */
export function MuiSubscribe({ defaultOpen = false }: SubscribeProps) {
  const [open, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="trigger" variant="contained" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="title" fullWidth maxWidth="xs">
        <DialogTitle id="title">Subscribe {COIN}</DialogTitle>
        <Form onDone={close} />
      </Dialog>
    </>
  );
}

function Form({ onDone }: { readonly onDone: () => void }) {
  const { control, handleSubmit, setValue } = useForm<Subscription>({ defaultValues: EMPTY });
  return (
    <form onSubmit={(event) => void handleSubmit(onDone)(event)} noValidate>
      <DialogContent>
        <FormControl>
          <FormLabel id="term">Term</FormLabel>
          <Controller
            name="term"
            control={control}
            render={({ field }) => (
              <RadioGroup aria-labelledby="term" {...field}>
                {TERM_OPTIONS.map(({ value, label }) => (
                  <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
                ))}
              </RadioGroup>
            )}
          />
        </FormControl>
        <Controller
          name="amount"
          control={control}
          rules={{ validate: checkAmount }}
          render={({ field, fieldState: { error } }) => (
            <TextField
              {...field}
              id="amount"
              label="Amount"
              fullWidth
              margin="normal"
              error={error !== undefined}
              helperText={error?.message ?? `Available ${BALANCE} ${COIN}`}
              slotProps={{
                htmlInput: { inputMode: 'decimal' },
                input: {
                  endAdornment: (
                    <InputAdornment position="end">
                      {COIN}
                      <Button onClick={() => setValue('amount', BALANCE, { shouldValidate: true })}>Max</Button>
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
        <Controller
          name="renew"
          control={control}
          render={({ field: { value, ...field } }) => (
            <FormControlLabel label="Renew at maturity" control={<Checkbox {...field} checked={value} />} />
          )}
        />
        <Summary control={control} />
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained">
          Subscribe
        </Button>
      </DialogActions>
    </form>
  );
}

function Summary({ control }: { readonly control: Control<Subscription> }) {
  const [amount, term] = useWatch({ control, name: ['amount', 'term'] });
  return (
    <Table id="summary" size="small">
      <TableBody>
        {summaryOf({ amount, term }).map(([name, value]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
