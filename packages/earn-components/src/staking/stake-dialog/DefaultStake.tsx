'use client';
import type { ReactElement } from 'react';
import { StakeForm } from './StakeForm.tsx';
import type { StakeVariantProps } from './stakeProps.ts';

/** Stakes a token in the plain flexible form (ST-38). */
export const DefaultStake = (props: StakeVariantProps): ReactElement => <StakeForm {...props} variant="default" />;
