#!/usr/bin/env node
import { codemod } from './codemod.ts';

process.exitCode = codemod(process.argv.slice(2), (text) => void process.stdout.write(`${text}\n`));
