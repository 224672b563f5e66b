import { type RouteConfig, index, route } from '@react-router/dev/routes';

const passedOn = ['api', 'apiw', 'sandbox'].map((id) => route(`${id}/*`, 'routes/exchange.ts', { id }));

export default [index('routes/home.tsx'), ...passedOn] satisfies RouteConfig;
