import { library } from '../../tooling/tsup-preset.ts';

export default library();
