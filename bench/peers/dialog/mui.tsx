import { Button, Dialog, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

export const places = { trigger: '#trigger', open: '#amount' };

export default function Page() {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [term, setTerm] = useState(FIRST_TERM);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="trigger" variant="contained" onClick={() => setOpen(true)}>
        Stake
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="title">
        <DialogTitle id="title">Stake ETH</DialogTitle>
        <DialogContent>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <TextField id="amount" label="Amount" value={amount} onChange={({ target }) => setAmount(target.value)} fullWidth />
            <TextField select label="Term" value={term} onChange={({ target }) => setTerm(target.value)} fullWidth>
              {TERMS.map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <Button type="submit" variant="contained">
              Stake
            </Button>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
